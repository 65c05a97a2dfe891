import { memo } from 'react';
import { flushSync } from 'react-dom';
import { useFormat } from '#i18n/useFormat.ts';
import { problemText } from '#i18n/useRule.ts';
import { useT } from '#i18n/useT.ts';
import { Preview, Remark } from '#ui/sheet/Preview.tsx';
import { cut } from '#ui/text/cut.ts';
import type { CheckedRow } from './checkTasks.ts';

type TasksPreviewProps = {
  rows: readonly CheckedRow[];
  isChosen: (row: CheckedRow) => boolean;
  onChoose: (row: CheckedRow, chosen: boolean) => void;
};

/**
 * Table of a CSV text's rows as tasks: first those to post, then those left out, and within each part those with
 * remarks first. A row that the buyer deselects keeps its place. `isChosen` tells whether its checkbox is ticked, and
 * `onChoose` is called when that changes.
 */
export const TasksPreview = ({ rows, isChosen, onChoose }: TasksPreviewProps) => {
  const t = useT();
  const { coins } = useFormat();
  const sorted = [...rows].sort((a, b) => rank(a) - rank(b));
  const isLeftOut = (row: CheckedRow) => row.task === null || (row.posted && !isChosen(row));
  const leftOut = sorted.filter(isLeftOut);
  const toPost = sorted.filter((row) => !isLeftOut(row));
  const drawn = (some: readonly CheckedRow[]) =>
    some.map((row) => <PreviewRow key={row.row} row={row} chosen={isChosen(row)} onChoose={onChoose} />);
  return (
    <Preview
      headings={[
        { text: t('sheet.row') },
        { text: t('tasksFile.column.task') },
        { text: t('tasksFile.column.cost'), isNumber: true },
        { text: t('tasks.column.ends') },
      ]}
      parts={[
        { heading: t('tasksFile.toPost', { count: coins(toPost.filter(isChosen).length) }), rows: drawn(toPost) },
        { heading: t('sheet.leftOutPart', { count: coins(leftOut.length) }), rows: drawn(leftOut) },
      ]}
    />
  );
};

const rank = ({ problems, posted, sameAs }: CheckedRow) =>
  problems.length > 0 ? 0 : posted ? 1 : sameAs === undefined ? 3 : 2;

type PreviewRowProps = { row: CheckedRow; chosen: boolean; onChoose: TasksPreviewProps['onChoose'] };

/**
 * Comparison for React.memo, true when a row would look the same as before. Each typed letter creates all rows anew,
 * but few of them change.
 */
const looksTheSame = (before: PreviewRowProps, after: PreviewRowProps): boolean =>
  before.chosen === after.chosen &&
  (['key', 'row', 'sameAs', 'posted'] as const).every((fact) => before.row[fact] === after.row[fact]) &&
  JSON.stringify(before.row.problems) === JSON.stringify(after.row.problems);

const PreviewRow = memo(({ row: checked, chosen, onChoose }: PreviewRowProps) => {
  const t = useT();
  const format = useFormat();
  const { coins, day, digits } = format;
  const { row, draft, problems, sameAs, posted, cost, task } = checked;
  return (
    <tr data-left-out={!chosen}>
      <td>
        {task ? (
          <label>
            <input
              type="checkbox"
              value={row}
              checked={chosen}
              aria-label={t('tasksFile.choose', { row })}
              onChange={({ target }) => {
                const table = target.closest('table');
                flushSync(() => onChoose(checked, target.checked));
                // A row that moves to the other part is mounted anew there.
                if (!target.isConnected) table?.querySelector<HTMLElement>(`input[value="${String(row)}"]`)?.focus();
              }}
            />
            {digits(row)}
          </label>
        ) : (
          digits(row)
        )}
      </td>
      <th scope="row" colSpan={task ? 1 : 3}>
        <span dir="auto">{cut(draft.taskTitle.trim()) || t('tasksFile.untitled')}</span>
        {(problems.length > 0 || posted || sameAs !== undefined) && (
          <ul>
            {problems.map((problem, place) => (
              <Remark key={place}>{problemText(problem, t, format)}</Remark>
            ))}
            {posted && <Remark mild>{t('tasksFile.postedBefore')}</Remark>}
            {sameAs !== undefined && <Remark mild>{t('tasksFile.sameAs', { row: sameAs })}</Remark>}
          </ul>
        )}
      </th>
      {task && (
        <>
          <td data-number data-caption={t('tasksFile.column.cost')}>
            {coins(cost)}{' '}
            <small>
              {t('tasksFile.product', { workers: coins(task.requiredWorkers), pay: coins(task.payableAmount) })}
            </small>
          </td>
          <td data-caption={t('tasks.column.ends')}>{day(task.completionDate)}</td>
        </>
      )}
    </tr>
  );
}, looksTheSame);
PreviewRow.displayName = 'PreviewRow';
