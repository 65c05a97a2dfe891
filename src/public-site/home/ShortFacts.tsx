import Box from '@mui/material/Box';
import { CheckmarkCircleFilled } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { COINS_PER_DOLLAR, MINIMUM_WITHDRAWAL, startingCoins } from '#domain/coins.ts';
import { useT } from '#i18n/useT.ts';

/** Three facts under the hero's buttons, with the numbers the product really uses. */
export const ShortFacts = () => {
  const t = useT();
  const facts = [
    t('home.rate', { coins: COINS_PER_DOLLAR }),
    t('home.withdrawal', { coins: MINIMUM_WITHDRAWAL }),
    t('home.start', startingCoins),
  ];
  return (
    <Box
      component="ul"
      aria-label={t('home.facts')}
      sx={{ mt: 4, mb: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 1 }}
    >
      {facts.map((fact) => (
        <Box
          component="li"
          key={fact}
          sx={{ display: 'flex', gap: 0.75, alignItems: 'center', color: 'text.secondary' }}
        >
          <Box component="span" sx={{ display: 'flex', color: 'fluent.successText' }}>
            <CheckmarkCircleFilled fontSize={16} aria-hidden />
          </Box>
          {fact}
        </Box>
      ))}
    </Box>
  );
};
