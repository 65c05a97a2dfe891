import { ErrorCircleFilled } from '@fluentui/react-icons/headless/svg/error-circle';
import { WarningFilled } from '@fluentui/react-icons/headless/svg/warning';
import Box from '@mui/material/Box';
import { memo, type ReactNode } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { cut } from '#ui/text/cut.ts';
import { fluent } from '#ui/theme/tokens.ts';
import type { CheckedRow } from './checkTasks.ts';

type TasksPreviewProps = {
  rows: readonly CheckedRow[];
  isChosen: (row: CheckedRow) => boolean;
  onChoose: (row: CheckedRow, chosen: boolean) => void;
};

/** Every row as it would be posted, those with something to say first. Plain cells: five hundred styled ones would hold up typing. */
export const TasksPreview = ({ rows, isChosen, onChoose }: TasksPreviewProps) => {
  const t = useT();
  const rank = ({ problems, posted, sameAs }: CheckedRow) =>
    problems.length > 0 ? 0 : posted ? 1 : sameAs === undefined ? 3 : 2;
  const sorted = [...rows].sort((a, b) => rank(a) - rank(b));
  return (
    <Box component="table" aria-label={t('tasksFile.preview')} sx={tableStyle}>
      <thead>
        <tr>
          <th scope="col">{t('tasksFile.column.row')}</th>
          <th scope="col">{t('tasksFile.column.task')}</th>
          <th scope="col">{t('tasksFile.column.cost')}</th>
          <th scope="col">{t('tasks.column.ends')}</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
          <PreviewRow key={row.row} row={row} chosen={isChosen(row)} onChoose={onChoose} />
        ))}
      </tbody>
    </Box>
  );
};

type PreviewRowProps = { row: CheckedRow; chosen: boolean; onChoose: TasksPreviewProps['onChoose'] };

/** A letter that is typed makes all rows anew, most of which look as before. */
const looksTheSame = (before: PreviewRowProps, after: PreviewRowProps): boolean =>
  before.chosen === after.chosen &&
  (['key', 'row', 'sameAs', 'posted'] as const).every((fact) => before.row[fact] === after.row[fact]) &&
  before.row.problems.join() === after.row.problems.join();

const PreviewRow = memo(({ row: checked, chosen, onChoose }: PreviewRowProps) => {
  const t = useT();
  const { coins, day, digits } = useFormat();
  const { row, draft, problems, sameAs, posted, cost, task } = checked;
  return (
    <tr data-left-out={!chosen}>
      <td>
        <label>
          <input
            type="checkbox"
            checked={chosen}
            aria-label={t('tasksFile.choose', { row })}
            onChange={({ target }) => {
              onChoose(checked, target.checked);
            }}
          />
          {digits(row)}
        </label>
      </td>
      <th scope="row" colSpan={task ? 1 : 3}>
        <span dir="auto">{cut(draft.taskTitle.trim()) || t('tasksFile.untitled')}</span>
        {(problems.length > 0 || posted || sameAs !== undefined) && (
          <ul>
            {problems.map((problem) => (
              <Remark key={problem}>{t(problem)}</Remark>
            ))}
            {posted && <Remark mild>{t('tasksFile.postedBefore')}</Remark>}
            {sameAs !== undefined && <Remark mild>{t('tasksFile.sameAs', { row: sameAs })}</Remark>}
          </ul>
        )}
      </th>
      {task && (
        <>
          <td>
            {coins(cost)}{' '}
            <small>
              {t('tasksFile.product', { workers: coins(task.requiredWorkers), pay: coins(task.payableAmount) })}
            </small>
          </td>
          <td>{day(task.completionDate)}</td>
        </>
      )}
    </tr>
  );
}, looksTheSame);
PreviewRow.displayName = 'PreviewRow';

/** What is wrong with a row, or, `mild`, only to be known. */
const Remark = ({ mild = false, children }: { mild?: boolean; children: ReactNode }) => {
  const Icon = mild ? WarningFilled : ErrorCircleFilled;
  return (
    <li data-mild={mild}>
      <Icon fontSize={16} aria-hidden />
      <span>{children}</span>
    </li>
  );
};

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', px: { xs: 0.75, sm: 1.5 }, py: 0.75 },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    whiteSpace: { sm: 'nowrap' },
    bgcolor: 'fluent.surface2',
    color: 'fluent.text3',
    fontSize: '.75rem',
    fontWeight: 600,
  },
  '& tbody tr': { borderTop: '1px solid', borderColor: 'fluent.stroke3' },
  '& tbody th': { fontWeight: 400, overflowWrap: 'anywhere', width: { sm: '100%' } },
  '& th:nth-of-type(3), & td:nth-of-type(2)': { textAlign: 'end' },
  '& td:nth-of-type(3), & td:nth-of-type(2)': { whiteSpace: { sm: 'nowrap' } },
  '& small': { display: 'block', whiteSpace: 'nowrap', color: 'fluent.text3' },
  '& [data-left-out="true"] th, & [data-left-out="true"] th ~ td': { color: 'fluent.text3' },
  '& label': { display: 'flex', alignItems: 'center', gap: 1, minHeight: 24, cursor: 'pointer' },
  '& input': { width: 16, height: 16, m: 0, accentColor: fluent('brandText') },
  '& ul': { listStyle: 'none', m: 0, mt: 0.5, p: 0 },
  '& li': { display: 'flex', gap: 0.75, color: fluent('dangerMain') },
  '& li[data-mild="true"]': { color: fluent('text2'), '& svg': { color: fluent('warningMain') } },
  '& li svg': { flex: 'none', mt: '2px' },
} as const;
