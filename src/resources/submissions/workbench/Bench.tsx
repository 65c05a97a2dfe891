import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { EmptyState } from '#ui/messages/EmptyState.tsx';
import { cut } from '#ui/text/cut.ts';
import { fluent } from '#ui/theme/tokens.ts';
import { nameOf, type SubmissionRecord } from '../submissionRecord.ts';
import type { Verdict } from '../verdict.ts';
import { useKeptText } from '../useKeptText.ts';
import { BenchButtons } from './BenchButtons.tsx';
import { BenchSubmission } from './BenchSubmission.tsx';
import { HeldVerdicts } from './HeldVerdicts.tsx';
import { nextAround, neighbour, withNew } from './reviewOrder.ts';
import type { Desk } from './useVerdictDesk.ts';

type BenchProps = {
  /** Everything that is pending, oldest first. */
  rows: readonly SubmissionRecord[];
  desk: Desk;
  wanted: string;
  onGo: (id: string) => void;
  /** Where '3 of 8' is to stand, beside the heading. */
  placeAt: HTMLElement | null;
};

/** One submission, what it has to be looked at with, and the verdict's buttons, which stay in sight. */
export const Bench = ({ rows, desk, wanted, onGo, placeAt }: BenchProps) => {
  const t = useT();
  const { coins: whole } = useFormat();
  const { held, failed, sent } = useSyncExternalStore(desk.queue.subscribe, desk.queue.state);
  const [takenBack, setTakenBack] = useState('');
  const [known, setOrder] = useState<readonly string[]>([]);
  const order = withNew(known, rows);
  if (order !== known) setOrder(order);

  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const isThere = (id: string) => byId.has(id);
  const heldIds = new Set(held.map(({ id }) => id));
  const isOpen = (id: string) => isThere(id) && !heldIds.has(id);
  /** The address names none while the first one is looked at. */
  const [first, setFirst] = useState(() => order[0] ?? '');
  const at = wanted || first;
  // Decided on meanwhile: a key that was meant for it must not reach the next one.
  const isGone = order.includes(at) && !isThere(at);
  const current = isGone ? undefined : (byId.get(at) ?? byId.get(nextAround(order, at, isOpen) ?? ''));
  const id = isGone ? at : (current?.id ?? '');
  const gone = t(`review.one.${sent.has(at) || heldIds.has(at) ? 'sent' : 'gone'}`);
  const go = (to = '') => {
    setFirst('');
    onGo(to);
  };
  const [next, previous] = [neighbour(order, id, 1, isThere), neighbour(order, id, -1, isThere)];

  // The next one is to be there at once.
  useKeptText(next);

  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What stands above leaves a small window no room.
    const section = paper.current?.closest('section');
    if (section && section.getBoundingClientRect().top > innerHeight / 4) section.scrollIntoView();
  }, []);
  useEffect(() => {
    // Whoever has read a long one to its end begins the next one at its top.
    const section = paper.current?.closest('section');
    if (section && section.getBoundingClientRect().top < 0) section.scrollIntoView();
  }, [id]);

  const give = (verdict: Verdict) => {
    if (!current) return;
    setTakenBack('');
    desk.give(current, verdict);
    go(nextAround(order, id, (other) => other !== id && isOpen(other)));
  };
  const undo = () => {
    const verdict = desk.queue.takeBack();
    if (!verdict) return;
    setTakenBack(verdict.name);
    go(verdict.id);
  };

  const place = t('review.one.place', { place: whole(order.indexOf(id) + 1), total: whole(order.length) });
  const said = [
    takenBack && t('review.one.takenBack', { name: cut(takenBack) }),
    current ? t('review.one.at', { place, name: cut(nameOf(current)) }) : isGone ? gone : '',
  ];
  return (
    <Paper ref={paper} sx={{ borderRadius: 2, boxShadow: fluent('shadow4') }}>
      {placeAt && createPortal(id ? place : '', placeAt)}
      {current ? (
        <BenchSubmission key={id} submission={current} rows={rows} held={heldIds} failed={failed.has(id)} onGo={go} />
      ) : isGone ? (
        <EmptyState
          title={gone}
          action={{ label: t('review.one.next'), onClick: () => go(nextAround(order, id, isOpen)) }}
        />
      ) : (
        <EmptyState
          title={t(order.length === 0 ? 'review.none' : `review.one.${held.length > 0 ? 'decided' : 'done'}`)}
        />
      )}
      <GlobalStyles styles={aboveFoot} />
      <Box sx={footStyle}>
        <HeldVerdicts held={held} said={said.filter(Boolean)} />
        <BenchButtons
          submission={current}
          isUnderWay={held.some((one) => one.id === id && one.state === 'begun')}
          onVerdict={give}
          onNext={next === undefined ? undefined : () => go(next)}
          onPrevious={previous === undefined ? undefined : () => go(previous)}
          onUndo={held.some(({ state }) => state === 'held') ? undo : undefined}
        />
      </Box>
    </Paper>
  );
};

/** Toasts come above it where they stand at the foot of the window: 'Undo' must be in reach. */
const aboveFoot = { '@media (max-width: 899.95px)': { html: { '--page-foot-height': '128px' } } };
/** Below it the demo's bar may stand. */
const footStyle = {
  position: 'sticky',
  bottom: 'var(--demo-bar-height, 0px)',
  // What is held stands beside the buttons where there is room, and moves none of them.
  display: { md: 'flex' },
  flexDirection: 'row-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  minHeight: { md: 80 },
  px: 2,
  py: 1.5,
  borderTop: '1px solid var(--mui-palette-divider)',
  borderRadius: '0 0 8px 8px',
  bgcolor: 'background.paper',
} as const;
