import Button from '@mui/material/Button';
import { lazy, useMemo } from 'react';
import { useGetList } from 'react-admin';
import { actionKinds, loggedCollections } from '#domain/actionKinds.ts';
import { useT } from '#i18n/useT.ts';
import type { FilterPill } from '#ui/filters/filterPill.ts';
import type { Column } from '#ui/grid/column.ts';
import { ListGrid } from '#ui/grid/ListGrid.tsx';
import { ScreenList } from '#ui/grid/ScreenList.tsx';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';
import { RecordPanel } from '#ui/panel/RecordPanel.tsx';
import { useDetails } from '#ui/panel/useDetails.ts';
import { useMay } from '#ui/rights/useMay.ts';
import { Truncated } from '#ui/text/Truncated.tsx';
import { isRestorable, titleOf, type ActionRecord } from '#changes/log/actionRecord.ts';
import { useActionTexts } from '#changes/log/useActionTexts.ts';

import { useRestore } from './useRestore.ts';

const ActionDetails = lazy(() => import('./ActionDetails.tsx').then((module) => ({ default: module.ActionDetails })));

const NEWEST_FIRST = { field: 'action_date', order: 'DESC' } as const;

/**
 * Screen with the server's log of actions, for admins: changes by admins, and users' deletions of their own records,
 * newest first (C-67).
 */
export const ActionList = () => {
  const t = useT();
  const details = useDetails();
  return (
    <ScreenList resource="actions" perPage={25} sort={NEWEST_FIRST}>
      <ScreenHeading title={t('menu.actions')} description={t('actionLog.description')} />
      <ListGrid
        label={t('menu.actions')}
        columns={useActionColumns()}
        filters={useActionFilters()}
        empty={{ title: t('actionLog.none') }}
        onOpen={({ id }) => details.open(id)}
      />
      <RecordPanel<ActionRecord> resource="actions" details={details}>
        {(action) => <ActionDetails action={action} details={details} />}
      </RecordPanel>
    </ScreenList>
  );
};

const ADMINS = {
  filter: { role: 'admin' },
  sort: { field: 'name', order: 'ASC' },
  pagination: { page: 1, perPage: 100 },
} as const;

/**
 * Hook that returns the filters of the screen: by the person who acted, the kind of action, the changed table, and the
 * day. The persons to choose from are the present admins.
 */
const useActionFilters = (): readonly FilterPill[] => {
  const t = useT();
  const enabled = useMay('list', 'users');
  const { data: admins } = useGetList<{ id: string; name: string; email: string }>('users', ADMINS, { enabled });
  return useMemo((): FilterPill[] => {
    const people = (admins ?? []).map(({ id, name, email }) => ({ value: id, label: name || email }));
    return [
      ...(enabled ? [{ field: 'actor', label: t('actionLog.column.who'), options: people }] : []),
      {
        field: 'action',
        label: t('actionLog.column.what'),
        options: actionKinds.map((value) => ({ value, label: t(`actionLog.what.${value}`) })),
      },
      {
        field: 'collection',
        label: t('actionLog.column.list'),
        options: loggedCollections.map((value) => ({ value, label: t(`actionLog.list.${value}`) })),
      },
      { field: 'action_date', label: t('actionLog.column.when'), range: 'date' },
    ];
  }, [t, enabled, admins]);
};

const useActionColumns = (): readonly Column<ActionRecord>[] => {
  const t = useT();
  const texts = useActionTexts();
  const restore = useRestore();
  return useMemo((): Column<ActionRecord>[] => {
    const commandOf = (action: ActionRecord) => (isRestorable(action, new Date()) ? t('actionLog.restore') : '');
    return [
      {
        field: 'action',
        name: t('actionLog.column.what'),
        flex: 1.3,
        minWidth: 196,
        tight: 144,
        card: 'heading',
        text: texts.whatText,
      },
      {
        field: 'actor',
        name: t('actionLog.column.who'),
        flex: 0.8,
        minWidth: 130,
        tight: 108,
        text: texts.whoText,
        cell: (action) => <Truncated>{texts.whoText(action)}</Truncated>,
      },
      {
        field: 'collection',
        name: t('actionLog.column.list'),
        width: 116,
        tight: 84,
        text: texts.listText,
        spare: true,
      },
      {
        field: 'row',
        name: t('actionLog.column.row'),
        flex: 1,
        minWidth: 140,
        tight: 100,
        text: titleOf,
        cell: (action) => <Truncated>{titleOf(action)}</Truncated>,
      },
      {
        field: 'change',
        value: texts.changesText,
        rare: true,
        name: t('actionLog.column.change'),
        flex: 2,
        minWidth: 134,
        tight: 80,
        cell: (action) => <Truncated>{texts.changesText(action) || '–'}</Truncated>,
      },
      { field: 'action_date', name: t('actionLog.column.when'), width: 172, tight: 170, text: texts.whenText },
      {
        field: 'restore',
        name: t('actionLog.column.restore'),
        width: 104,
        tight: 84,
        card: 'controls',
        small: true,
        needs: 'edit',
        stateless: true,
        rare: true,
        text: commandOf,
        cell: (action, tabIndex) =>
          commandOf(action) ? (
            <Button variant="text" color="primary" tabIndex={tabIndex} onClick={() => void restore(action)}>
              {commandOf(action)}
            </Button>
          ) : null,
      },
    ];
  }, [t, texts, restore]);
};
