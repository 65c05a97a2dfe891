import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { FILLS } from '#ui/grid/aroundFilling.ts';
import { EmptyState } from '#ui/messages/EmptyState.tsx';
import { cut } from '#ui/text/cut.ts';
import { fluent } from '#ui/theme/tokens.ts';
import { nameOf, verdictLabel, type SubmissionRecord, type Verdict } from '../submissionRecord.ts';
import { useKeptText } from '../useKeptText.ts';
import { BenchButtons } from './BenchButtons.tsx';
import { BenchSubmission } from './BenchSubmission.tsx';
import type { Queue } from './heldVerdict.ts';
import { ReviewEnd } from './ReviewEnd.tsx';
import { nextAround, neighbour, withNew } from './reviewOrder.ts';
import type { Desk } from './useVerdictDesk.ts';

type BenchProps = {
  /** Pending submissions, those that have waited longest first. */
  rows: readonly SubmissionRecord[];
  desk: Desk;
  /** Id of the submission in the address; '' for the first pending one. */
  wanted: string;
  /** Callback that puts another submission's id into the address. */
  onGo: (id: string) => void;
  onClose: () => void;
  /** Element beside the heading into which the position ('3 of 8') is rendered. */
  placeAt: HTMLElement | null;
};

/**
 * Contents of the workbench: the current submission with all that a verdict needs, and below it a bar of buttons that
 * stays in sight. `wanted` is the id that the page's address names ('' for the first one), and `onGo` changes it. The
 * position ('3 of 8') is rendered into the element `placeAt`.
 */
export const Bench = ({ rows, desk, wanted, onGo, onClose, placeAt }: BenchProps) => {
  const t = useT();
  const { coins: whole } = useFormat();
  const state = useSyncExternalStore(desk.queue.subscribe, desk.queue.state);
  const { held, failed, sent } = state;
  const [takenBack, setTakenBack] = useState('');
  const [known, setOrder] = useState<readonly string[]>([]);
  const order = withNew(known, rows);
  if (order !== known) setOrder(order);

  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const isThere = (id: string) => byId.has(id);
  const heldIds = new Set(held.map(({ id }) => id));
  const isOpen = (id: string) => isThere(id) && !heldIds.has(id);
  /**
   * Id of the submission to show while the address names none: at first that of the first pending one. Later it is '',
   * which stands for the first one without a verdict.
   */
  const [first, setFirst] = useState(() => order[0] ?? '');
  const at = wanted || first;
  // Somebody else has decided on it meanwhile: a key that was meant for it must not act on the next one.
  const isGone = order.includes(at) && !isThere(at);
  const current = isGone ? undefined : (byId.get(at) ?? byId.get(nextAround(order, at, isOpen) ?? ''));
  const id = isGone ? at : (current?.id ?? '');
  const isOver = !current && !isGone && order.length > 0;
  const gone = t(`review.one.${sent.has(at) || heldIds.has(at) ? 'sent' : 'gone'}`);
  const go = (to = '') => {
    setFirst('');
    onGo(to);
  };
  const [next, previous] = [neighbour(order, id, 1, isThere), neighbour(order, id, -1, isThere)];

  // Loads the text of the next submission ahead, so that it appears at once.
  useKeptText(next);

  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a small window, the workbench scrolls over the parts above it.
    const section = paper.current?.closest('section');
    if (section && section.getBoundingClientRect().top > innerHeight / 4) section.scrollIntoView();
  }, []);
  useEffect(() => {
    // After a long submission the next one begins at its top.
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
    <Paper ref={paper} {...FILLS} sx={paperStyle}>
      {placeAt && createPortal(id ? place : '', placeAt)}
      {current ? (
        <BenchSubmission key={id} submission={current} rows={rows} held={heldIds} failed={failed.has(id)} onGo={go} />
      ) : isGone ? (
        <EmptyState
          title={gone}
          action={{ label: t('review.one.next'), onClick: () => go(nextAround(order, id, isOpen)) }}
        />
      ) : isOver ? (
        <ReviewEnd state={state} desk={desk} onClose={onClose} />
      ) : (
        <EmptyState title={t('review.none')} action={{ label: t('menu.addTask'), to: addresses.addTask }} />
      )}
      <GlobalStyles styles={aboveFoot} />
      <Box sx={isOver && held.length === 0 ? undefined : footStyle}>
        <HeldVerdicts held={held} said={said.filter(Boolean)} />
        <BenchButtons
          submission={current}
          isOver={!current && !isGone}
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

/**
 * Style of the workbench. The bar of buttons stays in its place below most submissions; on a phone it stands at the
 * foot of the window, where the thumb is.
 */
const paperStyle = {
  display: 'flex',
  flexDirection: 'column',
  flex: { xs: 1, sm: 'none' },
  minHeight: { sm: 520 },
  '& > :first-of-type': { flex: 1 },
  borderRadius: 2,
  boxShadow: fluent('shadow4'),
} as const;
/** Global style that keeps toasts above the bar of buttons, where they would cover 'Undo'. */
const aboveFoot = { html: { '--page-foot-height': '128px' } };
/** Style of the bar of buttons, which sticks to the bottom of the window, above the demo's bar if there is one. */
const footStyle = {
  position: 'sticky',
  bottom: 'var(--demo-bar-height, 0px)',
  // Held verdicts stand beside the buttons where there is room, without moving them.
  display: { md: 'flex' },
  flexDirection: 'row-reverse',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  minHeight: { md: 80 },
  px: { xs: 2, sm: 3 },
  py: 1.5,
  borderTop: '1px solid var(--mui-palette-divider)',
  borderRadius: '0 0 8px 8px',
  bgcolor: 'background.paper',
} as const;

type HeldVerdictsProps = {
  held: Queue;
  /** Texts for screen readers alone; sighted readers see the same elsewhere. */
  said: readonly string[];
};

/**
 * List of verdicts that were given but not sent yet. Screen readers announce its changes, and the invisible texts
 * `said`.
 */
const HeldVerdicts = ({ held, said }: HeldVerdictsProps) => {
  const t = useT();
  return (
    <Box role="status" sx={held.length > 0 ? heldStyle : undefined}>
      {held.map(({ id, state, verdict, name }) => (
        <Box key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <StatusBadge tone="waiting">
            {t(state === 'begun' ? 'review.one.beingSent' : 'review.one.willBeSent')}
          </StatusBadge>
          <Box component="span" dir="auto" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {t('review.one.verdict', { verdict: t(verdictLabel[verdict]), name: cut(name) })}
          </Box>
        </Box>
      ))}
      {said.map((text) => (
        <Box key={text} sx={visuallyHidden}>
          {text}
        </Box>
      ))}
    </Box>
  );
};

const heldStyle = { display: 'grid', gap: 0.75, minWidth: 0, mb: { xs: 1.5, md: 0 } } as const;
