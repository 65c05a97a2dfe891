import { ArrowSortUpRegular } from '@fluentui/react-icons/headless/svg/arrow-sort-up';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { ClipboardSearchRegular } from '@fluentui/react-icons/headless/svg/clipboard-search';
import { DocumentTableRegular } from '@fluentui/react-icons/headless/svg/document-table';
import { HistoryRegular } from '@fluentui/react-icons/headless/svg/history';
import { MoneyHandRegular } from '@fluentui/react-icons/headless/svg/money-hand';
import { useEffect, useMemo, useRef } from 'react';
import { useBulk } from '#bulk/useBulk.ts';
import { useSystemName } from '#i18n/useSystemName.ts';
import { useT } from '#i18n/useT.ts';
import { usePrices } from '#services/PricesContext.ts';
import type { Command } from '#ui/commands/command.ts';
import { useList } from '#ui/grid/useList.ts';
import { useNotices, type ToastText } from '#ui/notices/useNotices.ts';
import { saveFile } from '#ui/export/saveFile.ts';
import { cleanOf } from './payoutIssues.ts';
import { isOf, systemsOf } from './totalsBySystem.ts';
import { paySheetKinds, type PaySheetKind } from './paySheetKinds.ts';
import type { Payouts } from './usePayouts.ts';
import type { WithdrawalRecord } from './withdrawalRecord.ts';

/**
 * Hook that returns the commands for the admin's list of withdrawals and for selected ones. `onReview` and `onLookBack`
 * open the dialogs with all issues and with past payments; `pauses` are further commands to include.
 */
export const useWithdrawalCommands = (
  { requests, stale, issues, checked }: Payouts,
  onReview: () => void,
  onLookBack: () => void,
  pauses: readonly Command<WithdrawalRecord>[],
) => {
  const t = useT();
  const systemName = useSystemName();
  const { currency } = usePrices();
  const { start } = useBulk();
  const { toast } = useNotices();
  const { setSort, onSelect, filterValues } = useList();
  const unsay = useRef<() => void>(undefined);
  // Closes the toast about the selection, which does not hold any more after the list has changed.
  useEffect(() => () => unsay.current?.(), [filterValues, issues]);
  return useMemo((): Command<WithdrawalRecord>[] => {
    const download = async (rows: readonly WithdrawalRecord[], system: string, kind: PaySheetKind) => {
      // Loaded late, because most visits save no file.
      const [{ paySheetColumns, paySheetName, paySheetRows }, { csvOf }] = await Promise.all([
        import('./paySheet.ts'),
        import('#ui/export/csv.ts'),
      ]);
      const headings = paySheetColumns.map((column) => t(`withdrawals.sheet.${column}`));
      const name = paySheetName(system || t('withdrawals.noSystem'), kind, new Date());
      saveFile(name, csvOf([headings, ...paySheetRows(rows, system, kind, currency)]));
    };
    const pay = async (rows: readonly WithdrawalRecord[]) => {
      // Loaded with the first such command.
      const { payoutJob, payoutQuestion } = await import('./payoutJob.ts');
      await start(payoutJob(rows), payoutQuestion(rows, issues, t));
    };
    // A file for paying must not contain requests that may have been paid since they were read.
    const systems = systemsOf(stale ? [] : requests).map((system) => ({
      system,
      texts: { system: systemName(system) || t('withdrawals.noSystem'), count: requests.filter(isOf(system)).length },
    }));
    const sheets = paySheetKinds.flatMap((kind) =>
      systems.map(({ system, texts }, place) => ({
        key: `${system} ${kind}`,
        label: t(`withdrawals.paySheetFor.${kind}.label`, texts),
        brief: t('withdrawals.paySheetOf', texts),
        detail: t(`withdrawals.paySheetFor.${kind}.detail`),
        heading: place === 0 ? t(`withdrawals.paySheetSelected.${kind}`) : undefined,
        run: () => void download(requests, system, kind),
      })),
    );
    return [
      {
        key: 'review',
        label: t('withdrawals.review'),
        Icon: ClipboardSearchRegular,
        on: 'list',
        primary: true,
        run: onReview,
      },
      {
        key: 'oldestFirst',
        label: t('withdrawals.oldestFirst'),
        Icon: ArrowSortUpRegular,
        on: 'list',
        run: () => setSort({ field: 'withdraw_date', order: 'ASC' }),
      },
      ...(sheets.length > 0
        ? [
            {
              key: 'paySheet',
              label: t('withdrawals.paySheet'),
              Icon: DocumentTableRegular,
              on: 'list',
              menu: sheets,
            } as const,
          ]
        : []),
      ...(checked
        ? [
            {
              key: 'selectClean',
              label: t('withdrawals.selectClean'),
              detail: t('withdrawals.selectCleanDetail'),
              Icon: CheckmarkCircleRegular,
              on: 'list',
              takesFound: true,
              run: (found: readonly WithdrawalRecord[]) => {
                const clean = cleanOf(found, issues);
                unsay.current?.();
                if (clean.length > 0) onSelect(clean.map(({ id }) => id));
                unsay.current = toast({ kind: 'info', ...cleanOnes(clean.length, found.length - clean.length) });
              },
            } as const,
          ]
        : []),
      ...pauses,
      {
        key: 'paidHere',
        label: t('payouts.paid.title'),
        Icon: HistoryRegular,
        on: 'list',
        run: onLookBack,
      },
      {
        key: 'pay',
        label: t('withdrawals.pay'),
        Icon: MoneyHandRegular,
        on: 'selection',
        needs: 'edit',
        primary: true,
        run: (rows) => void pay(rows),
      },
      {
        key: 'paySheetSelected',
        label: t('withdrawals.paySheet'),
        Icon: DocumentTableRegular,
        on: 'selection',
        menu: paySheetKinds.map((kind) => ({
          key: kind,
          label: t(`withdrawals.paySheetSelected.${kind}`),
          detail: t(`withdrawals.paySheetFor.${kind}.detail`),
          // One file for each payment system, because each is paid through a different portal.
          run: (rows) => systemsOf(rows).forEach((system) => void download(rows, system, kind)),
        })),
      },
    ];
  }, [
    t,
    systemName,
    currency,
    start,
    toast,
    setSort,
    onSelect,
    requests,
    stale,
    issues,
    checked,
    onReview,
    onLookBack,
    pauses,
  ]);
};

/**
 * Toast shown after the requests without issues were selected. `clean` is their number, `others` that of the requests
 * with issues. If `clean` is 0, the toast stays until it is closed.
 */
const cleanOnes = (clean: number, others: number): Pick<ToastText, 'message' | 'detail' | 'duration'> =>
  clean === 0
    ? { message: (t) => t('withdrawals.noneClean'), detail: undefined, duration: null }
    : {
        message: (t) => t('withdrawals.cleanSelected', { smart_count: clean }),
        detail: others > 0 ? (t) => t('withdrawals.notClean', { smart_count: others }) : undefined,
        duration: 5000,
      };
