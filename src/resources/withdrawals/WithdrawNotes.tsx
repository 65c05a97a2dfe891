import Box from '@mui/material/Box';
import { MINIMUM_WITHDRAWAL } from '#domain/coins.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useT } from '#i18n/useT.ts';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { waitingCoins, type Receipt } from './receipts.ts';

type WithdrawNotesProps = { balance: number; coins: number; receipts: readonly Receipt[] };

/** What to know before sending: too few coins (WW-8), or more asked for than there are (C-48), which only warns. */
export const WithdrawNotes = ({ balance, coins, receipts }: WithdrawNotesProps) => {
  const t = useT();
  const inCoins = useCoinText();
  const asked = waitingCoins(receipts);
  const tooFew = balance < MINIMUM_WITHDRAWAL;
  const tooMany = asked > 0 && asked + coins > balance;
  const amounts = { asked: inCoins(asked), balance: inCoins(balance) };
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
      {tooFew && <MessageBar tone="warning">{t('withdraw.insufficient')}</MessageBar>}
      {tooMany && (
        <MessageBar tone="warning">
          {coins > 0
            ? t('withdraw.exceeds', { ...amounts, coins: inCoins(coins) })
            : t('withdraw.exceedsAlready', amounts)}
        </MessageBar>
      )}
    </Box>
  );
};
