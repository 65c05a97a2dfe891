import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useColorScheme } from '@mui/material/styles';
import { CardElement } from '@stripe/react-stripe-js';
import { useId, useMemo, useState } from 'react';
import { useT } from '#i18n/useT.ts';
import { fluent, tokensOf } from '#ui/theme/tokens.ts';

/** The company's own field in a box like all our fields; it has the focus as soon as it is there. */
export const CardField = ({ disabled }: { disabled: boolean }) => {
  const t = useT();
  const label = useId();
  const options = useCardOptions(disabled);
  const [mistake, setMistake] = useState<string>();
  return (
    <Box role="group" aria-labelledby={label}>
      <FormLabel id={label} component="div" sx={{ mb: 0.5, typography: 'subtitle2', color: 'text.primary' }}>
        {t('purchase.card')}
      </FormLabel>
      <Box sx={boxStyle}>
        <CardElement
          options={options}
          onReady={(card) => card.focus()}
          onChange={({ error }) => setMistake(error?.message)}
        />
      </Box>
      <FormHelperText error role="status">
        {mistake}
      </FormHelperText>
    </Box>
  );
};

/** It may stand in a frame of its own, where our variables are unknown: colours are handed over as they are. */
const useCardOptions = (disabled: boolean) => {
  const { colorScheme = 'light' } = useColorScheme();
  return useMemo(() => {
    const { text1, text3, dangerMain } = tokensOf(colorScheme);
    // Safari on a phone enlarges the page around a smaller text that takes the focus.
    const fontSize = matchMedia('(pointer: coarse)').matches ? '16px' : '14px';
    const base = { color: text1, fontSize, iconColor: text3, '::placeholder': { color: text3 } };
    return { hidePostalCode: true, disabled, style: { base, invalid: { color: dangerMain, iconColor: dangerMain } } };
  }, [colorScheme, disabled]);
};

const boxStyle = {
  display: 'grid',
  alignContent: 'center',
  minHeight: 32,
  px: 1.5,
  py: '3px',
  borderRadius: '4px',
  border: '1px solid',
  borderColor: 'fluent.stroke1',
  borderBottomColor: 'fluent.strokeAccessible',
  bgcolor: 'fluent.surface1',
  '&:has(.StripeElement--focus)': {
    borderBottomColor: 'fluent.brandText',
    boxShadow: `inset 0 -1px 0 ${fluent('brandText')}`,
  },
  '&:has(.StripeElement--invalid)': { borderColor: 'fluent.dangerMain' },
} as const;
