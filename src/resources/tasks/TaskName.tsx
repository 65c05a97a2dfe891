import Box from '@mui/material/Box';
import { titleIdOf, type TaskRecord } from './taskRecord.ts';

/** A task in a list: its id, cut short to the eye alone so that copying takes all of it, and its title below. */
export const TaskName = ({ task }: { task: TaskRecord }) => (
  <Box component="span" className="TwoLines" sx={nameStyle}>
    <Box component="span" title={task._id} sx={idStyle}>
      {task._id}
    </Box>
    <Box component="span" id={titleIdOf(task)} title={task.taskTitle} sx={titleStyle}>
      {task.taskTitle}
    </Box>
  </Box>
);

/** Two lines that fit the lowest row. */
const nameStyle = { display: 'grid', minWidth: 0, lineHeight: '16px' } as const;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const idStyle = { ...cut, maxWidth: '11ch', fontVariantNumeric: 'tabular-nums' } as const;
const titleStyle = { ...cut, fontSize: '.75rem', fontWeight: 400, color: 'text.secondary' } as const;
