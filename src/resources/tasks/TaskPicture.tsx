import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { colorOf } from '#ui/people/personMark.ts';
import { fluent } from '#ui/theme/tokens.ts';
import type { TaskRecord } from './taskRecord.ts';
import { useTaskPicture } from './useTaskPicture.ts';

type TaskPictureProps = {
  task: TaskRecord;
  /** True for the whole picture, as far as it fits on a screen; otherwise a frame of one height cuts it. */
  whole?: boolean;
  /** Marks over the picture, at its upper edge. */
  children?: ReactNode;
};

/** A task's picture; without one a drawing, or in lists a strip, in a colour that is always the task's own. */
export const TaskPicture = ({ task, whole = false, children }: TaskPictureProps) => {
  const picture = useTaskPicture(task.taskImageUrl);
  const [fill, ink] = colorOf(task._id);
  return (
    <Box
      sx={picture ? (whole ? wholeStyle : frameStyle) : whole ? drawingStyle : stripStyle}
      style={{ background: fluent(fill), color: fluent(ink) }}
    >
      {picture ? <Box component="img" loading="lazy" {...picture} sx={fillStyle} /> : <Drawing whole={whole} />}
      {children && <Box sx={picture ? onStyle : onStripStyle}>{children}</Box>}
    </Box>
  );
};

/** A drawing of a task sheet with a coin; the ground behind it fills the frame at any width. */
const Drawing = ({ whole }: { whole: boolean }) => (
  <Box component="svg" aria-hidden sx={fillStyle}>
    <svg viewBox="0 0 360 112" preserveAspectRatio="xMidYMid slice" fill="currentColor">
      <circle cx="330" cy="20" r="86" opacity=".1" />
      <circle cx="16" cy="124" r="64" opacity=".1" />
    </svg>
    {whole && (
      <svg viewBox="0 7 360 112" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
        <g opacity=".35">
          <rect x="132" y="20" width="80" height="86" rx="8" />
          <path d="M168 48h28M168 70h20M168 92h28" />
        </g>
        <path d="m144 48 5 5 9-10M144 70l5 5 9-10" strokeLinejoin="round" opacity=".8" />
        <circle cx="216" cy="86" r="18" style={{ fill: fluent('coinFace'), stroke: fluent('coinEdge') }} />
        <path d="m216 77 2.7 5.6 6.1.8-4.5 4.2 1.2 6-5.5-3-5.5 3 1.2-6-4.5-4.2 6.1-.8z" style={starStyle} />
      </svg>
    )}
  </Box>
);

const frameStyle = { position: 'relative', height: 112, overflow: 'hidden', flex: 'none' } as const;
/** The style of the drawing, low on phones, where other facts come first. */
const drawingStyle = { ...frameStyle, height: { xs: 72, sm: 112 } } as const;
/** The style of a drawing among others, so low that the titles lead. */
const stripStyle = { ...frameStyle, height: { xs: 28, sm: 56 } } as const;
const onStyle = { position: 'absolute', top: 12, insetInline: 16 } as const;
const onStripStyle = { ...onStyle, top: { xs: 4, sm: 12 } } as const;
const wholeStyle = { '& img': { height: 'auto', maxHeight: 'min(420px, 60vh)', objectFit: 'contain' } } as const;
const starStyle = { fill: fluent('coinEdge'), stroke: 'none' };
const fillStyle = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } as const;
