import { ClipboardTaskListLtrRegular } from '@fluentui/react-icons/headless/svg/clipboard-task-list-ltr';
import Box from '@mui/material/Box';

import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { CanAccess, useGetList, type RaRecord } from 'react-admin';
import { ALL_ROWS } from '#dataProvider/wholeLists.ts';
import { COUNTED } from '#domain/counted.ts';
import type { Task, Withdrawal } from '#domain/entities.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useSystemName } from '#i18n/useSystemName.ts';
import { useT } from '#i18n/useT.ts';
import { useWorth } from '#i18n/useWorth.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { KeyFacts, type Fact } from '#ui/facts/KeyFacts.tsx';
import { LoadFailed } from '#ui/grid/LoadFailed.tsx';
import { EmptyState } from '#ui/messages/EmptyState.tsx';
import { DetailsBody } from '#ui/panel/DetailsBody.tsx';
import type { Details } from '#ui/panel/useDetails.ts';
import { PersonAvatar } from '#ui/people/PersonAvatar.tsx';
import { useMay } from '#ui/rights/useMay.ts';
import { cut } from '#ui/text/cut.ts';
import { useActionsTab } from '#changes/log/useActionsTab.tsx';
import { RoleSelect } from './RoleSelect.tsx';
import { DeleteUserButton } from './UserActions.tsx';
import { SuspensionBar, SuspensionButton } from './Suspension.tsx';
import { SuspendedBadge } from './SuspendedBadge.tsx';
import { UserSignals } from './UserSignals.tsx';
import { nameOf, type UserRecord } from './userRecord.ts';

/**
 * Contents of a user's details panel, for admins: balance and withdrawal requests, tasks that the user has posted, and
 * buttons to change the account.
 */
export const UserDetails = ({ user, details }: { user: UserRecord; details: Details }) => {
  const t = useT();
  const [seesTasks, seesPayouts, edits] = [useMay('list', 'tasks'), useMay('list', 'withdrawals'), useMay('edit')];
  const actions = useActionsTab('users', user.id);
  return (
    <DetailsBody
      media={<PersonAvatar name={user.name} src={user.imgurl} size={72} />}
      title={nameOf(user)}
      subtitle={user.email}
      badge={
        <>
          {!edits && <StatusBadge tone="info">{t(`role.${user.role || 'none'}`)}</StatusBadge>}
          <SuspendedBadge id={user.id} />
        </>
      }
      actions={
        <>
          {edits && (
            <Box sx={{ minWidth: 128 }}>
              <Typography component="div" variant="caption" aria-hidden sx={{ mb: 0.5, color: 'text.secondary' }}>
                {t('role.label')}
              </Typography>
              <RoleSelect user={user} />
            </Box>
          )}
          <SuspensionButton user={user} />
          <CanAccess action="delete">
            <DeleteUserButton user={user} onDeleted={details.close} />
          </CanAccess>
        </>
      }
      tabs={[
        {
          key: 'account',
          label: t('users.tab.account'),
          content: <UserAccount user={user} seesPayouts={seesPayouts} />,
        },
        ...(seesTasks ? [{ key: 'tasks', label: t('users.tab.tasks'), content: <UserTasks user={user} /> }] : []),
        ...actions,
      ]}
      details={details}
    />
  );
};

/**
 * Coins of the user, suspension, signals, and pending withdrawal requests, oldest first; the requests only if
 * `seesPayouts`, the right to list them.
 */
const UserAccount = ({ user, seesPayouts }: { user: UserRecord; seesPayouts: boolean }) => {
  const t = useT();
  const { day, dollars } = useFormat();
  const systemName = useSystemName();
  const worth = useWorth();
  const list = useGetList<Withdrawal & { id: string }>(
    'withdrawals',
    {
      filter: { worker_email: user.email },
      sort: { field: 'withdraw_date', order: 'ASC' },
      pagination: ALL_ROWS,
    },
    { enabled: seesPayouts },
  );
  const { data = [], isPending, error } = list;
  const sum = data.reduce((all, { withdrawal_amount }) => all + withdrawal_amount, 0);
  const pending = data.length > 0 && t('users.payouts', { smart_count: data.length, dollars: dollars(sum) });
  const said = pending || t(error ? 'users.unknown' : 'users.none');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <SuspensionBar user={user} />
      <KeyFacts
        facts={[
          { label: t('users.fact.coins'), value: worth(user.coin), figure: true },
          ...(seesPayouts
            ? [
                {
                  label: t('users.fact.pendingPayouts'),
                  value: isPending ? <Skeleton width={96} /> : said,
                  figure: data.length > 0,
                },
              ]
            : []),
        ]}
      />
      <UserSignals id={user.id} />
      {(data.length > 0 || Boolean(error)) && (
        <Box component="section" aria-label={t('users.fact.requests')}>
          <Typography component="h3" variant="subtitle2" sx={{ mb: 1 }}>
            {t('users.fact.requests')}
          </Typography>
          <RecordCards
            list={list}
            title={({ withdrawal_coin, withdrawal_amount }) => worth(withdrawal_coin, withdrawal_amount)}
            facts={({ payment_system, account_number, withdraw_date }) => [
              { label: t('users.fact.system'), value: systemName(payment_system) || t('users.none') },
              { label: t('users.fact.account'), value: account_number || t('users.none') },
              { label: t('users.fact.date'), value: day(withdraw_date) },
            ]}
            empty={t('users.none')}
          />
        </Box>
      )}
    </Box>
  );
};

/** Cards of the tasks that the user has posted, by completion date, the earliest first. */
const UserTasks = ({ user }: { user: UserRecord }) => {
  const t = useT();
  const { day, number } = useFormat();
  const list = useGetList<Task & { id: string }>('tasks', {
    filter: { user: user.email },
    sort: { field: 'completionDate', order: 'ASC' },
    pagination: { page: 1, perPage: 50 },
  });
  return (
    <RecordCards
      list={list}
      title={({ taskTitle }) => taskTitle}
      facts={({ requiredWorkers, payableAmount, completionDate }) => [
        { label: t('users.fact.places'), value: number(requiredWorkers), figure: true },
        { label: t('users.fact.pay'), value: t('users.coins', { smart_count: payableAmount }), figure: true },
        { label: t('users.fact.ends'), value: day(completionDate) },
      ]}
      empty={t('users.noTasks')}
    />
  );
};

type RecordCardsProps<R extends RaRecord> = {
  /** Result of react-admin's useGetList. */
  list: { data?: R[] | undefined; total?: number | undefined; error: unknown; refetch: () => unknown };
  title: (record: R) => string;
  facts: (record: R) => readonly Fact[];
  /** Text shown when there are no records. */
  empty: string;
};

/** Cards of records that belong to the user, with a note if there are more than those shown. */
const RecordCards = <R extends RaRecord>({ list, title, facts, empty }: RecordCardsProps<R>) => {
  const t = useT();
  const { coins } = useFormat();
  const { data, total = Infinity, error, refetch } = list;
  const failed = error ? (
    <LoadFailed error={error} above={data !== undefined && data.length > 0} onRetry={() => void refetch()} />
  ) : null;
  if (!data) return failed ?? <Skeleton variant="rounded" height={96} />;
  if (data.length === 0) return failed ?? <EmptyState small title={empty} drawing={<ClipboardTaskListLtrRegular />} />;
  return (
    <>
      {failed && <Box sx={{ mb: 1.5 }}>{failed}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data.map((record) => (
          <Box component="li" key={record.id} sx={cardStyle}>
            <Typography component="h3" variant="subtitle2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              {cut(title(record))}
            </Typography>
            <KeyFacts facts={facts(record)} />
          </Box>
        ))}
      </Box>
      {total > data.length && (
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>
          {Number.isFinite(total)
            ? t('details.shown', { count: data.length, total })
            : t('pager.rangeOfMany', { from: 1, to: data.length, counted: coins(COUNTED) })}
        </Typography>
      )}
    </>
  );
};

const cardStyle = {
  p: 2,
  borderRadius: '8px',
  border: '1px solid var(--mui-palette-divider)',
  bgcolor: 'fluent.surface2',
} as const;
