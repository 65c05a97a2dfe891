import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useEventCallback from '@mui/utils/useEventCallback';
import { useMemo, useState } from 'react';
import { useUpdate } from 'react-admin';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { useFailureNotice } from '#changes/useFailureNotice.ts';
import type { Records } from '#dataProvider/bindings.ts';
import { sameEmail } from '#domain/email.ts';
import { isFilled } from '#domain/unseen.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import type { Column } from '#ui/grid/column.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { ScreenList } from '#ui/grid/ScreenList.tsx';
import { usePhone } from '#ui/grid/usePhone.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';
import { Persona } from '#ui/people/Persona.tsx';
import { Truncated } from '#ui/text/Truncated.tsx';
import { FieldDialog } from '#ui/dialogs/FieldDialog.tsx';

type DebtRecord = Records['debts']['record'];

/** The longest reason that the server accepts, in characters. */
const LONGEST = 500;
const MOST_FIRST = { field: 'debt', order: 'DESC' } as const;

/**
 * Screen of the accounts that owe coins, for admins (C-67). Writing off a debt takes two admins: one asks for it,
 * another confirms.
 */
export const DebtList = () => {
  const t = useT();
  const [asked, setAsked] = useState<DebtRecord | null>(null);
  const writeOff = useWriteOff();
  const phone = usePhone();
  const about = t('debts.description');
  return (
    <ScreenList resource="debts" perPage={25} sort={MOST_FIRST}>
      <ScreenHeading title={t('menu.debts')} description={about} />
      <ListGrid
        label={t('menu.debts')}
        columns={useDebtColumns(setAsked, writeOff)}
        empty={{
          title: t('debts.none'),
          drawing: <CheckmarkCircleRegular />,
          // On a phone, the heading has no description, and the bar above no button that refreshes.
          ...(phone ? { hint: about } : { action: undefined }),
        }}
      />
      {asked && (
        <FieldDialog
          open
          title={t('debts.title')}
          about={nameOf(asked)}
          consequence={t('debts.consequence')}
          label={t('debts.column.reason')}
          initial=""
          verb={t('debts.ask')}
          check={(reason) => (isFilled(reason) && reason.length <= LONGEST) || t('debts.reasonMissing')}
          onSubmit={(reason) => void writeOff(asked, reason.trim())}
          onClose={() => setAsked(null)}
        />
      )}
    </ScreenList>
  );
};

const nameOf = ({ name, email }: DebtRecord): string => (isFilled(name) ? name : email);
const nameIdOf = ({ id }: DebtRecord): string => `debt-${id}`;

const useDebtColumns = (
  onAsk: (debt: DebtRecord) => void,
  writeOff: ReturnType<typeof useWriteOff>,
): readonly Column<DebtRecord>[] => {
  const t = useT();
  const { coins } = useFormat();
  const me = useSessionState().user?.email;
  return useMemo(
    (): Column<DebtRecord>[] => [
      {
        field: 'name',
        name: t('debts.column.name'),
        flex: 1,
        minWidth: 200,
        card: 'heading',
        cell: (debt) => (
          <Box id={nameIdOf(debt)} sx={{ minWidth: 0 }}>
            <Persona name={debt.name} detail={debt.email} />
          </Box>
        ),
      },
      {
        field: 'debt',
        name: t('debts.column.debt'),
        kind: 'number',
        width: 120,
        text: ({ debt }) => coins(debt),
      },
      { field: 'reason', name: t('debts.column.reason'), flex: 1, minWidth: 160 },
      {
        field: 'asker',
        name: t('debts.column.asker'),
        flex: 1,
        minWidth: 180,
        cell: ({ asker }) => <Truncated>{asker}</Truncated>,
      },
      {
        field: 'write-off',
        name: t('debts.column.action'),
        width: 160,
        card: 'controls',
        needs: 'edit',
        stateless: true,
        cell: (debt, tabIndex) => {
          const isAsked = debt.asker !== '';
          // The server takes the confirmation only from an admin who neither asked for the write-off nor is the debtor.
          if (isAsked && (sameEmail(debt.asker, me) || sameEmail(debt.email, me))) return t('debts.another');
          return (
            <Button
              variant={isAsked ? 'contained' : 'text'}
              color="primary"
              tabIndex={tabIndex}
              aria-describedby={nameIdOf(debt)}
              onClick={() => (isAsked ? void writeOff(debt) : onAsk(debt))}
            >
              {t(isAsked ? 'debts.confirm' : 'debts.writeOff')}
            </Button>
          );
        },
      },
    ],
    [t, coins, me, onAsk, writeOff],
  );
};

/**
 * Hook that returns a function for both steps of a write-off. With a `reason` it asks for the write-off; without, it
 * confirms one that another admin has asked for. It shows a notice of the outcome and never rejects.
 */
const useWriteOff = () => {
  const notices = useNotices();
  const sayFailed = useFailureNotice();
  const [update] = useUpdate<DebtRecord>();
  return useEventCallback(async (debt: DebtRecord, reason?: string): Promise<void> => {
    const about = nameOf(debt);
    try {
      const params = { id: debt.id, data: reason === undefined ? {} : { reason }, previousData: debt };
      await update('debts', params, { mutationMode: 'pessimistic', returnPromise: true });
      notices.success((t) => t(reason === undefined ? 'debts.writtenOff' : 'debts.asked'), { about });
    } catch (error) {
      sayFailed(about, (t) => t('debts.failed', { name: about }), error, addresses.debts);
    }
  });
};
