import Box from '@mui/material/Box';
import type { Purchase } from '#purchases/purchase.ts';
import { usePurchases, useUnsavedPurchases } from '#purchases/PurchasesProvider.tsx';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useT } from '#i18n/useT.ts';
import { MessageBar } from '#ui/messages/MessageBar.tsx';

/**
 * Messages about the buyer's purchases whose card was, or may have been, charged, but which the server has not
 * acknowledged (C-15). Renders nothing visible when there are none.
 */
export const UnsavedPurchases = () => {
  const t = useT();
  const inCoins = useCoinText();
  const kept = usePurchases();
  const purchases = useUnsavedPurchases().filter(({ state }) => state !== 'INTENT');
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, mb: purchases.length > 0 ? 2 : 0, overflowWrap: 'anywhere' }}>
      {purchases.map((purchase) => {
        const { id, coins } = purchase;
        const sentence = sentenceOf(purchase);
        const retry = { label: t('action.tryAgain'), onClick: () => void kept?.retry(id) };
        const toBank = { label: t('purchase.toBank'), onClick: () => void kept?.goOn(id) };
        // Purchases in the other states go on without the buyer.
        const action = { REFUSED: retry, unproven: retry, atBank: toBank, CONFIRMING: undefined, CONFIRMED: undefined }[
          sentence
        ];
        return (
          <MessageBar key={id} tone={action ? 'warning' : 'info'} action={action}>
            {t(`purchase.unsaved.${sentence}`, { coins: inCoins(coins), id })}
          </MessageBar>
        );
      })}
    </Box>
  );
};

const sentenceOf = ({ state, unproven, atBank }: Purchase) => {
  if (atBank && state === 'CONFIRMING') return 'atBank';
  if (state === 'REFUSED') return unproven ? 'unproven' : 'REFUSED';
  return state === 'CONFIRMING' || unproven ? 'CONFIRMING' : 'CONFIRMED';
};
