import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useGetOne } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { useLogOut } from '#authProvider/useLogOut.ts';
import { useFailureNotice } from '#changes/useFailureNotice.ts';
import type { Records } from '#dataProvider/bindings.ts';
import { sameEmail } from '#domain/email.ts';
import type { Role } from '#domain/entities.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { addresses, type Address } from '#product.ts';
import { FieldDialog } from '#ui/dialogs/FieldDialog.tsx';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { useNotices } from '#ui/notices/useNotices.ts';
import { Section } from './Section.tsx';

type Erasure = Records['erasure']['record'];

/**
 * Fields of `erasure` that count what must be settled before the account can be erased, in the order in which they are
 * listed.
 */
const kinds = ['orders', 'refunds', 'disputes', 'payouts', 'debt', 'places', 'reviews', 'work'] as const;

/** Section of the profile in which users delete their own account for good. It lists what must be settled first. */
export const DeleteAccount = () => {
  const t = useT();
  const { data, error, refetch } = useGetOne<Erasure>('erasure', { id: 'mine' }, { retry: false });
  return (
    <Section title={t('erasure.title')} about={[t('erasure.about'), t('erasure.kept'), t('erasure.provider')]}>
      {data ? (
        <Decision erasure={data} onTried={() => void refetch()} />
      ) : error ? (
        <MessageBar tone="failure" role="alert" action={{ label: t('action.tryAgain'), onClick: () => void refetch() }}>
          {t('erasure.failed')}
        </MessageBar>
      ) : (
        <Skeleton variant="rounded" height={36} width={180} />
      )}
    </Section>
  );
};

/** Screen on which each kind is settled, and the role that may open it. */
const places: Readonly<Record<(typeof kinds)[number], readonly [Role, Address]>> = {
  orders: ['buyer', addresses.paymentHistory],
  refunds: ['buyer', addresses.paymentHistory],
  disputes: ['buyer', addresses.paymentHistory],
  payouts: ['worker', addresses.withdrawals],
  debt: ['buyer', addresses.purchaseCoin],
  places: ['buyer', addresses.myTasks],
  reviews: ['buyer', `${addresses.buyerHome}?review=`],
  work: ['worker', addresses.mySubmissions],
};

/** List item for something to settle, with a link to its screen if the user's role may open that. */
const Unsettled = ({ at: [role, to], children }: { at: readonly [Role, Address]; children: string }) => {
  const mine = useSessionState().record?.role;
  return (
    <li>
      {role === mine ? (
        <Link component={RouterLink} to={to} underline="always">
          {children}
        </Link>
      ) : (
        children
      )}
    </li>
  );
};

/**
 * Props of {@link Decision}. `erasure` counts what must be settled first; `onTried` is called after the account could
 * not be erased.
 */
type DecisionProps = { erasure: Erasure; onTried: () => void };

/**
 * List of what must be settled before the account can be erased. When nothing is left to settle, it shows the button
 * that asks for the e-mail address and erases the account.
 */
const Decision = ({ erasure, onTried }: DecisionProps) => {
  const t = useT();
  const { digits } = useFormat();
  const [asking, setAsking] = useState(false);
  const { user, record } = useSessionState();
  const erase = useErase(onTried);
  const email = record?.email || user?.email || '';
  const open = kinds.filter((kind) => erasure[kind] > 0);
  if (open.length > 0 || erasure.admins > 0)
    return (
      <>
        <Typography sx={{ fontWeight: 600 }}>{t('erasure.open')}</Typography>
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 3 }}>
          {open.map((kind) => (
            <Unsettled key={kind} at={places[kind]}>
              {t(`erasure.${kind}`, { count: digits(erasure[kind]) })}
            </Unsettled>
          ))}
          {erasure.admins > 0 && <Unsettled at={['admin', addresses.manageUsers]}>{t('erasure.admins')}</Unsettled>}
        </Box>
      </>
    );
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {t('erasure.button')}
      </Button>
      <FieldDialog
        open={asking}
        title={t('erasure.title')}
        about={email}
        consequence={erasure.coins > 0 ? t('erasure.lost', { coins: digits(erasure.coins) }) : t('erasure.none')}
        label={t('erasure.type')}
        initial=""
        verb={t('erasure.button')}
        final
        check={(typed) => sameEmail(typed.trim(), email) || t('erasure.notYours')}
        onSubmit={() => void erase(erasure, email)}
        onClose={() => setAsking(false)}
      />
    </>
  );
};

/**
 * Hook that returns a function that erases the account and signs out. After a failure, `onTried` is called to read anew
 * what must be settled.
 */
const useErase = (onTried: () => void) => {
  const provider = useDataProvider();
  const notices = useNotices();
  const sayFailed = useFailureNotice();
  const logOut = useLogOut();
  return async (erasure: Erasure, email: string): Promise<void> => {
    try {
      await provider.delete('erasure', { id: erasure.id, previousData: erasure });
    } catch (error) {
      sayFailed(email, (t) => t('erasure.notDone'), error);
      onTried();
      return;
    }
    await logOut();
    notices.toast({ kind: 'success', message: (t) => t('erasure.done'), duration: null });
  };
};
