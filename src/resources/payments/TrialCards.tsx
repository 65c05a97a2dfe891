import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useT } from '#i18n/useT.ts';
import { fluent } from '#ui/theme/tokens.ts';
import { spacedNumber, testCards } from '#services/testCards.ts';

/**
 * Table of the card company's documented test card numbers, with the outcome of each. It is shown only where the card
 * company is simulated.
 */
export const TrialCards = () => {
  const t = useT();
  return (
    <Box component="aside" sx={asideStyle}>
      <Typography component="h3" variant="subtitle2">
        {t('purchase.trials.title')}
      </Typography>
      <Typography variant="caption" component="p">
        {t('purchase.trials.explanation')}
      </Typography>
      <Box component="dl" sx={listStyle}>
        {testCards.map(({ number, outcome }) => (
          <div key={number}>
            <dt>{spacedNumber(number)}</dt>
            <dd>{t(`purchase.trials.${outcome}`)}</dd>
          </div>
        ))}
      </Box>
    </Box>
  );
};

const asideStyle = {
  p: 1.5,
  borderRadius: '8px',
  bgcolor: 'fluent.surface2',
  boxShadow: `inset 0 0 0 1px ${fluent('divider')}`,
} as const;
const listStyle = {
  m: 0,
  mt: 1,
  typography: 'caption',
  '& > div': { display: 'grid', gridTemplateColumns: 'minmax(0, 20ch) minmax(0, 1fr)', columnGap: 1.5, py: '2px' },
  '& dt': { fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
  '& dd': { m: 0, color: 'text.secondary' },
} as const;
