import { useMemo } from 'react';
import { actionKinds, loggedCollections, namedFields } from '#domain/actionKinds.ts';
import { roles } from '#domain/entities.ts';
import { payoutStates } from '#domain/payoutStates.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { cut } from '#ui/text/cut.ts';
import { changesOf, type ActionRecord, type Change } from './actionRecord.ts';

/**
 * Hook that returns functions that put a logged action into words of the reader's language. Kinds of actions, tables
 * and fields that this client does not know appear under the server's own names. `whatText` names the kind of action,
 * `listText` the table, `whoText` the person, `whenText` the time.
 */
export const useActionTexts = () => {
  const t = useT();
  const { day, time } = useFormat();
  return useMemo(() => {
    const valueText = (field: string, value: unknown): string => {
      if (value === null) return t('actionLog.erased');
      if (typeof value === 'boolean') return t(value ? 'actionLog.yes' : 'actionLog.no');
      const text = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
      const role = field === 'role' && roles.find((one) => one === text);
      const state = field === 'status' && payoutStates.find((one) => one === text);
      return role ? t(`role.${role}`) : state ? t(`batches.state.${state}`) : cut(text) || '–';
    };
    const fieldText = (field: string): string => {
      const name = namedFields.find((one) => one === field);
      return name ? t(`actionLog.field.${name}`) : field;
    };
    const changeText = ({ field, before, after }: Change): string => {
      // 'Suspended' says as much as 'Suspended: yes'.
      if (after === true && !before) return fieldText(field);
      const named = { field: fieldText(field), after: valueText(field, after) };
      // An empty earlier value is not mentioned.
      return before === undefined || before === '' || before === false
        ? t('actionLog.set', named)
        : t('actionLog.change', { ...named, before: valueText(field, before) });
    };
    const isNamed = ({ field }: Change) => namedFields.some((one) => one === field);
    return {
      valueText,
      fieldText,
      changeText,
      /**
       * Changed fields in one line: those that have a translated name, except `suspended`, which the kind of action
       * says already.
       */
      changesText: (action: ActionRecord): string =>
        changesOf(action)
          .filter((change) => isNamed(change) && change.field !== 'suspended')
          .map(changeText)
          .join(', '),
      whatText: ({ action }: ActionRecord): string => {
        const kind = actionKinds.find((one) => one === action);
        return kind ? t(`actionLog.what.${kind}`) : cut(action);
      },
      listText: ({ collection }: ActionRecord): string => {
        const list = loggedCollections.find((one) => one === collection);
        return list ? t(`actionLog.list.${list}`) : cut(collection);
      },
      whoText: ({ who, actor }: ActionRecord): string => who || (actor === 'server' ? t('actionLog.server') : actor),
      whenText: ({ action_date }: ActionRecord): string => {
        const at = Date.parse(action_date);
        return Number.isNaN(at) ? cut(action_date) : `${day(action_date)}, ${time(at)}`;
      },
    };
  }, [t, day, time]);
};
