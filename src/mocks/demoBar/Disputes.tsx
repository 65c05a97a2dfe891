import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { minorUnitsOf } from '#domain/coins.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { usePrices } from '#services/PricesContext.ts';
import { DISPUTES } from '../cards/createDisputeDesk.ts';
import type { OpenDispute, Verdict } from '../cards/createIntents.ts';

/** Requests the open disputes of the simulated bank; with a `decision`, the bank first decides one of them. */
const askBank = async (decision?: { id: string; verdict: Verdict }): Promise<readonly OpenDispute[]> => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(DISPUTES, decision && { method: 'POST', headers, body: JSON.stringify(decision) });
  return (await answer.json()) as readonly OpenDispute[];
};

/**
 * Open disputes of the simulated bank, with a button for each decision. Renders nothing if there are none, or if the
 * card company is a real one. `onResize` is called after the number of disputes has changed.
 */
export const Disputes = ({ onResize }: { onResize: () => void }) => {
  const t = useT();
  const { dollars } = useFormat();
  const { currency } = usePrices();
  const [disputes, setDisputes] = useState<readonly OpenDispute[]>([]);
  const ask = (...decision: Parameters<typeof askBank>) => {
    askBank(...decision).then(setDisputes, console.error);
  };
  useEffect(() => ask(), []);
  useEffect(onResize, [disputes, onResize]);
  if (disputes.length === 0) return null;
  return (
    <Stack component="section" spacing={1} aria-label={t('demo.disputes.title')}>
      <Typography variant="subtitle2" component="h2">
        {t('demo.disputes.title')}
      </Typography>
      <Typography variant="caption">{t('demo.disputes.explanation')}</Typography>
      {disputes.map(({ id, amountInCents, isInquiry }) => {
        const kind = isInquiry ? 'inquiry' : 'dispute';
        const amount = t('coins.dollars', { dollars: dollars(amountInCents / minorUnitsOf(currency)) });
        return (
          <Stack key={id} role="group" direction="row" spacing={1} aria-labelledby={id} sx={rowStyle}>
            <Typography id={id} variant="body2" sx={{ flex: 1 }}>
              {t(`demo.disputes.${kind}.of`, { amount })}
            </Typography>
            {(['won', 'lost'] as const).map((verdict) => (
              <Button key={verdict} size="small" onClick={() => ask({ id, verdict })}>
                {t(`demo.disputes.${kind}.${verdict}`)}
              </Button>
            ))}
          </Stack>
        );
      })}
    </Stack>
  );
};

const rowStyle = { alignItems: 'center', flexWrap: 'wrap' } as const;
