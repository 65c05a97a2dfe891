import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useColorScheme } from '@mui/material/styles';
import { CardElement } from '@stripe/react-stripe-js';
import { useId, useMemo, useState } from 'react';
import { useT } from '#i18n/useT.ts';
import { useLate } from '#ui/loading/useLate.ts';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { fluent, tokensOf } from '#ui/theme/tokens.ts';

type CardFieldProps = { disabled: boolean; ready: boolean; onReady: (ready: boolean) => void };

/**
 * Card field of the card company in a box that looks like our own fields; it takes the focus once it is ready. It is an
 * iframe, which reports nothing when it is blocked, so 'Try again' appears if the field is not ready after 10 seconds.
 * The field calls `onReady` with true once it is ready; the parent passes that value back as `ready`.
 */
export const CardField = ({ disabled, ready, onReady }: CardFieldProps) => {
  const t = useT();
  const [tries, setTries] = useState(0);
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
          key={tries}
          options={options}
          onReady={(card) => {
            onReady(true);
            card.focus();
          }}
          onChange={({ error }) => setMistake(error?.message)}
        />
      </Box>
      <FormHelperText error role="status">
        {mistake}
      </FormHelperText>
      {!ready && <NotReady key={tries} onAgain={() => setTries(tries + 1)} />}
    </Box>
  );
};

/** Milliseconds after which 'Try again' appears below a card field that is not ready. */
const PATIENCE = 10_000;

const NotReady = ({ onAgain }: { onAgain: () => void }) => {
  const t = useT();
  const late = useLate(PATIENCE);
  return (
    late && (
      <MessageBar tone="failure" role="alert" action={{ label: t('action.tryAgain'), onClick: onAgain }}>
        {t('purchase.notReady')}
      </MessageBar>
    )
  );
};

/**
 * Hook that returns the options of the card company's field. It lives in a frame of another site, where our CSS
 * variables are unknown, so colours are passed as values.
 */
const useCardOptions = (disabled: boolean) => {
  const { colorScheme = 'light' } = useColorScheme();
  return useMemo(() => {
    const { text1, text3, dangerMain } = tokensOf(colorScheme);
    // Safari on a phone zooms in on a focused field with a smaller text.
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
