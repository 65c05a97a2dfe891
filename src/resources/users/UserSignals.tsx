import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetOne, useUpdate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useFailureNotice } from '#changes/useFailureNotice.ts';
import type { Records } from '#dataProvider/bindings.ts';
import { signalReasons } from '#domain/signals.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { useWorth } from '#i18n/useWorth.ts';
import { addresses, detailsIn } from '#product.ts';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { useNotices } from '#ui/notices/useNotices.ts';
import { Persona } from '#ui/people/Persona.tsx';
import { useMay } from '#ui/rights/useMay.ts';

type Signals = Records['signals']['record'];
type Signal = Signals['rows'][number];

/**
 * Section of a user's details with the signals about them and the accounts behind each. Renders nothing when there are
 * none, or when the server does not announce the extra `signals` (C-67).
 */
export const UserSignals = ({ id }: { id: string }) => {
  const t = useT();
  const enabled = useMay('show', 'signals');
  const { data, error, refetch } = useGetOne<Signals>('signals', { id }, { retry: false, enabled });
  // Nothing while it loads: most people have no signals, and a skeleton would go again.
  if (!enabled || (!error && !data?.rows.length)) return null;
  // A reason that this client does not know may matter: the section says that something could not be shown.
  const isUnknown = data?.rows.some(({ reason }) => !isKnown(reason)) ?? false;
  return (
    <Box
      component="section"
      aria-label={t('signals.title')}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, minWidth: 0 }}
    >
      <Typography component="h3" variant="subtitle2">
        {t('signals.title')}
      </Typography>
      {(error !== null || isUnknown) && (
        <MessageBar tone="failure" role="alert" action={{ label: t('action.tryAgain'), onClick: () => void refetch() }}>
          {t('signals.failed')}
        </MessageBar>
      )}
      {data && (
        <>
          <Typography sx={{ color: 'text.secondary' }}>{t('signals.note')}</Typography>
          {data.rows
            .filter(({ reason }) => reason === 'held')
            .map((hold) => (
              <Held key={hold._id} hold={hold} signals={data} onTried={() => void refetch()} />
            ))}
          {signalReasons.map((reason) => (
            <Behind key={reason} reason={reason} rows={data.rows.filter((row) => row.reason === reason)} />
          ))}
        </>
      )}
    </Box>
  );
};

const isKnown = (reason: string) => signalReasons.some((one) => one === reason);

/**
 * Props of {@link Held}. `hold` is the signal of the held withdrawal, one of `signals`; `onTried` is called after each
 * try to release it.
 */
type HeldProps = { hold: Signal; signals: Signals; onTried: () => void };

/** Message about a withdrawal that the server holds by itself, with a button 'Release'. */
const Held = ({ hold, signals, onTried }: HeldProps) => {
  const t = useT();
  const worth = useWorth();
  const notices = useNotices();
  const sayFailed = useFailureNotice();
  const [update, { isPending }] = useUpdate();
  const release = async () => {
    try {
      const params = { id: hold._id, data: {}, previousData: { ...signals, id: hold._id } };
      await update('signals', params, { mutationMode: 'pessimistic', returnPromise: true });
      notices.success((t) => t('signals.released'), { about: hold.name });
    } catch (error) {
      sayFailed(hold.name, (t) => t('signals.releaseFailed'), error);
    }
    // Also after a failure, because the release may have been made.
    onTried();
  };
  return (
    <MessageBar
      tone="warning"
      action={{
        label: t('signals.release'),
        onClick: () => {
          if (!isPending) void release();
        },
      }}
    >
      {t('signals.held', { coins: worth(hold.coins) })}
    </MessageBar>
  );
};

/** List of the accounts behind a signal of one kind, which `rows` hold; each links to that account's details. */
const Behind = ({ reason, rows }: { reason: (typeof signalReasons)[number]; rows: readonly Signal[] }) => {
  const t = useT();
  const { coins, day } = useFormat();
  if (reason === 'held' || rows.length === 0) return null;
  return (
    <Box>
      <Typography component="h4" sx={{ fontWeight: 600, mb: 0.5 }}>
        {t(`signals.reason.${reason}`)}
      </Typography>
      <Box component="ul" sx={listStyle}>
        {rows.map((row) => (
          <li key={row._id}>
            <Link
              component={RouterLink}
              to={detailsIn(addresses.manageUsers, row.user)}
              color="inherit"
              underline="none"
            >
              <Persona
                name={row.name || row.email}
                detail={[
                  row.email,
                  row.at === '' ? t('signals.paid', { coins: coins(row.coins), smart_count: row.of }) : day(row.at),
                ].join(' · ')}
              />
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
};

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
} as const;
