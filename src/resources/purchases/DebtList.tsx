import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList, useUpdate } from 'react-admin';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { useFailureNotice } from '#changes/useFailureNotice.ts';
import type { Records } from '#dataProvider/bindings.ts';
import { ALL_ROWS } from '#dataProvider/wholeLists.ts';
import { sameEmail } from '#domain/email.ts';
import { isFilled } from '#domain/unseen.ts';
import { useCoinText } from '#i18n/useCoinText.ts';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import { ListSection } from '#ui/grid/ListSection.tsx';
import { useNotices } from '#ui/notices/useNotices.ts';
import { useMay } from '#ui/rights/useMay.ts';
import { FieldDialog } from './FieldDialog.tsx';

type DebtRecord = Records['debts']['record'];

/** The longest reason that the server takes. */
const LONGEST = 500;

/** Who owes coins that were called back with their money. A debt is written off by two admins: one asks, another confirms. */
export const DebtList = () => {
  const t = useT();
  const { data = [] } = useGetList<DebtRecord>('debts', { pagination: ALL_ROWS });
  const [asked, setAsked] = useState<DebtRecord | null>(null);
  const writeOff = useWriteOff();
  if (data.length === 0) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <ListSection title={t('purchases.debts')}>
        <Card component="ul" sx={listStyle}>
          {data.map((debt) => (
            <Debt key={debt.id} debt={debt} onAsk={() => setAsked(debt)} onConfirm={() => void writeOff(debt)} />
          ))}
        </Card>
      </ListSection>
      {asked && (
        <FieldDialog
          open
          title={t('purchases.writeOffTitle')}
          about={nameOf(asked)}
          consequence={t('purchases.writeOffConsequence')}
          label={t('purchases.reason')}
          initial=""
          verb={t('purchases.ask')}
          check={(reason) => (isFilled(reason) && reason.length <= LONGEST) || t('purchases.reasonMissing')}
          onSubmit={(reason) => void writeOff(asked, reason.trim())}
          onClose={() => setAsked(null)}
        />
      )}
    </Box>
  );
};

const nameOf = ({ name, email }: DebtRecord): string => (isFilled(name) ? `${name} (${email})` : email);

type DebtProps = { debt: DebtRecord; onAsk: () => void; onConfirm: () => void };

const Debt = ({ debt, onAsk, onConfirm }: DebtProps) => {
  const t = useT();
  const inCoins = useCoinText();
  const mayChange = useMay('edit', 'debts');
  const me = useSessionState().user?.email;
  const isAsked = debt.asker !== '';
  const isOwn = sameEmail(debt.asker, me) || sameEmail(debt.email, me);
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ minWidth: 0, flex: '1 1 240px', overflowWrap: 'anywhere' }}>
        <Typography id={`debt-${debt.id}`} sx={{ fontWeight: 600 }}>
          {t('purchases.owes', { name: nameOf(debt), coins: inCoins(debt.debt) })}
        </Typography>
        {isAsked && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t('purchases.askedFor', { asker: debt.asker, reason: debt.reason })}
          </Typography>
        )}
      </Box>
      {mayChange && !isAsked && (
        <Button aria-describedby={`debt-${debt.id}`} onClick={onAsk}>
          {t('purchases.writeOff')}
        </Button>
      )}
      {mayChange && isAsked && !isOwn && (
        <Button variant="contained" color="primary" aria-describedby={`debt-${debt.id}`} onClick={onConfirm}>
          {t('purchases.confirm')}
        </Button>
      )}
      {isAsked && isOwn && <Typography sx={{ color: 'text.secondary' }}>{t('purchases.another')}</Typography>}
    </Box>
  );
};

/** Asks for a write-off with a reason, or confirms the one that another admin has asked for. */
const useWriteOff = () => {
  const notices = useNotices();
  const sayFailed = useFailureNotice();
  const [update] = useUpdate<DebtRecord>();
  return async (debt: DebtRecord, reason?: string): Promise<void> => {
    const about = nameOf(debt);
    try {
      const params = { id: debt.id, data: reason === undefined ? {} : { reason }, previousData: debt };
      await update('debts', params, { mutationMode: 'pessimistic', returnPromise: true });
      notices.success((t) => t(reason === undefined ? 'purchases.writtenOff' : 'purchases.writeOffAsked'), { about });
    } catch (error) {
      sayFailed(about, (t) => t('purchases.writeOffFailed', { name: about }), error, addresses.purchases);
    }
  };
};

const listStyle = { m: 0, p: 0, listStyle: 'none' } as const;
const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
