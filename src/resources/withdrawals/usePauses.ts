import { PauseRegular } from '@fluentui/react-icons/headless/svg/pause';
import { PlayRegular } from '@fluentui/react-icons/headless/svg/play';
import { useMemo } from 'react';
import { useGetOne, useUpdate } from 'react-admin';
import { useFailureNotice } from '#changes/useFailureNotice.ts';
import type { Records } from '#dataProvider/bindings.ts';
import { useT } from '#i18n/useT.ts';
import type { Command } from '#ui/commands/command.ts';
import { useNotices } from '#ui/notices/useNotices.ts';
import { useMay } from '#ui/rights/useMay.ts';
import type { WithdrawalRecord } from './withdrawalRecord.ts';

type Pauses = Records['pauses']['record'];
const names = ['sales', 'payouts'] as const;
type Pause = (typeof names)[number];

/** The id of the only record of the resource `pauses`. */
const ALL = 'all';

/**
 * Hook for the pauses that an admin sets for all users. `paused` lists which of sales and payouts are stopped, each
 * with a function to resume them; `commands` stop and resume them. Both are empty when the server does not announce the
 * extra `signals` (C-67).
 */
export const usePauses = () => {
  const t = useT();
  const notices = useNotices();
  const sayFailed = useFailureNotice();
  const enabled = useMay('show', 'pauses');
  const { data, refetch } = useGetOne<Pauses>('pauses', { id: ALL }, { retry: false, enabled });
  const [update] = useUpdate<Pauses>();
  return useMemo(() => {
    if (!data) return { paused: [], commands: [] };
    const set = async (name: Pause, paused: 0 | 1) => {
      try {
        const params = { id: ALL, data: { [name]: paused }, previousData: data };
        await update('pauses', params, { mutationMode: 'pessimistic', returnPromise: true });
        notices.success((t) => t(`pauses.${paused ? 'done' : 'undone'}.${name}`), { about: '' });
      } catch (error) {
        sayFailed(t('withdrawals.title'), (t) => t('pauses.failed'), error);
        // The change may have been made all the same.
        void refetch();
      }
    };
    return {
      paused: names.filter((name) => data[name] > 0).map((name) => ({ name, resume: () => void set(name, 0) })),
      commands: names.map((name): Command<WithdrawalRecord> => ({
        key: `pause ${name}`,
        label: t(`pauses.${data[name] > 0 ? 'resume' : 'pause'}.${name}`),
        Icon: data[name] > 0 ? PlayRegular : PauseRegular,
        on: 'list',
        run: () => void set(name, data[name] > 0 ? 0 : 1),
      })),
    };
  }, [data, t, notices, sayFailed, update, refetch]);
};
