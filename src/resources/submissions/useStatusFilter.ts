import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { submissionStatus, submissionStatuses } from '#domain/rules.ts';
import { useT } from '#i18n/useT.ts';
import type { Filter } from '#ui/filters/filter.ts';
import { NEWEST_FIRST, type SubmissionRecord } from './submissionRecord.ts';

const ALL = { page: 1, perPage: 1000 } as const;
const NONE: readonly SubmissionRecord[] = [];

/** By status. What a server calls otherwise is shown as rejected, and can be chosen by its own word (C-43). */
export const useStatusFilter = (): readonly Filter[] => {
  const t = useT();
  const { data = NONE } = useGetList<SubmissionRecord>('submissions', { pagination: ALL, sort: NEWEST_FIRST });
  return useMemo(() => {
    const values = new Set<string>([...submissionStatuses, ...data.map(({ status }) => status)]);
    const labelOf = (raw: string) => {
      const label = t(`submissions.status.${submissionStatus(raw)}`);
      return submissionStatuses.some((known) => known === raw) ? label : t('submissions.otherStatus', { label, raw });
    };
    return [
      {
        field: 'status',
        label: t('submissions.column.status'),
        options: [...values].map((value) => ({ value, label: labelOf(value) })),
      },
    ];
  }, [t, data]);
};
