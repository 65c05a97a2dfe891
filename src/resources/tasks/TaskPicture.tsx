import Box from '@mui/material/Box';
import { colorOf } from '#ui/people/personMark.ts';
import { fluent } from '#ui/theme/tokens.ts';
import type { TaskRecord } from './taskRecord.ts';
import { useTaskPicture } from './useTaskPicture.ts';

type TaskPictureProps = {
  task: TaskRecord;
  /** Pixels. */
  height: number;
};

/** A task's picture in a frame of one height; a drawing, in a colour that is always the task's own, where there is none. */
export const TaskPicture = ({ task, height }: TaskPictureProps) => {
  const picture = useTaskPicture(task.taskImageUrl);
  const [fill, ink] = colorOf(task._id);
  return (
    <Box sx={{ height, overflow: 'hidden', flex: 'none' }} style={{ background: fluent(fill), color: fluent(ink) }}>
      {picture ? <Box component="img" loading="lazy" {...picture} sx={fillStyle} /> : <Drawing />}
    </Box>
  );
};

/** A sheet with work to do, and what there is for it. */
const Drawing = () => (
  <Box component="svg" viewBox="0 0 360 120" preserveAspectRatio="xMidYMid slice" aria-hidden sx={fillStyle}>
    <g fill="currentColor">
      <circle cx="330" cy="20" r="86" opacity=".1" />
      <circle cx="16" cy="124" r="64" opacity=".1" />
    </g>
    <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
      <g opacity=".35">
        <rect x="132" y="24" width="80" height="116" rx="8" />
        <path d="M168 52h28M168 74h20M168 96h28" />
      </g>
      <path d="m144 52 5 5 9-10M144 74l5 5 9-10" opacity=".8" />
      <circle cx="216" cy="90" r="18" style={{ fill: fluent('coinFace'), stroke: fluent('coinEdge') }} />
      <path d="m216 81 2.7 5.6 6.1.8-4.5 4.2 1.2 6-5.5-3-5.5 3 1.2-6-4.5-4.2 6.1-.8z" style={starStyle} />
    </g>
  </Box>
);

const starStyle = { fill: fluent('coinEdge'), stroke: 'none' };
const fillStyle = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } as const;
