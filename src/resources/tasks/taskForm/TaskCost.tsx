import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useT } from '#i18n/useT.ts';
import { useWorth } from '#i18n/useWorth.ts';
import { purchaseFor } from '#product.ts';
import { StatusLine } from '#ui/messages/StatusLine.tsx';
import { fluent } from '#ui/theme/tokens.ts';

type TaskCostProps = {
  /** Cost in coins; null while the number of workers or the pay is missing. */
  cost: number | null;
  balance: number;
};

/** Cost of posting the task beside the buyer's balance, in coins, updated while typing (BA-11, BA-12). */
export const TaskCost = ({ cost, balance }: TaskCostProps) => {
  const t = useT();
  const worth = useWorth();
  const exceeds = cost !== null && cost > balance;
  const said =
    cost === null
      ? t('addTask.cost.none')
      : exceeds
        ? t('addTask.cost.exceeds', { cost: worth(cost) })
        : t('addTask.cost.fits', { cost: worth(cost) });
  return (
    <Box component="section" aria-label={t('addTask.cost.heading')} data-exceeds={exceeds} sx={boxStyle}>
      <Typography component="h2" variant="subtitle2">
        {t('addTask.cost.heading')}
      </Typography>
      <Box component="dl" sx={factsStyle}>
        <div>
          <dt>{t('addTask.cost.balance')}</dt>
          <dd>{worth(balance)}</dd>
        </div>
        <div>
          <dt>{t('addTask.cost.task')}</dt>
          <dd>{cost === null ? '–' : worth(cost)}</dd>
        </div>
        <Box data-known={cost !== null}>
          <dt>{t(exceeds ? 'addTask.cost.missing' : 'addTask.cost.left')}</dt>
          <dd>{cost === null ? '–' : worth(Math.abs(balance - cost))}</dd>
        </Box>
      </Box>
      <StatusLine>{said}</StatusLine>
      {exceeds && (
        <Link component={RouterLink} to={purchaseFor(cost)} sx={{ justifySelf: 'start', minHeight: 24 }}>
          {t('addTask.purchase')}
        </Link>
      )}
    </Box>
  );
};

const boxStyle = {
  display: 'grid',
  gap: 1,
  p: 2,
  borderRadius: '8px',
  border: '1px solid var(--mui-palette-divider)',
  bgcolor: 'fluent.surface2',
  '&[data-exceeds="true"]': { borderColor: fluent('dangerStroke'), bgcolor: fluent('dangerTint') },
  '&[data-exceeds="true"] [data-known] dd': { color: fluent('dangerText') },
} as const;
const factsStyle = {
  display: 'grid',
  gap: 0.5,
  m: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600 },
  // The result below a line, as in a written sum.
  '& > [data-known]': { alignItems: 'baseline', pt: 0.5, borderTop: '1px solid var(--mui-palette-divider)' },
  '& > [data-known] dd': { lineHeight: '1.75rem' },
  '& > [data-known="true"] dd': { fontSize: '1.25rem' },
} as const;
