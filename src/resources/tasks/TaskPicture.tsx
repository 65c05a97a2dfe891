import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { TaskRecord } from './taskRecord.ts';
import { taskPictureStyle, useTaskPicture } from './useTaskPicture.ts';

type TaskPictureProps = {
  task: TaskRecord;
  /** True to show the whole picture, as large as fits on a screen; by default it is cropped to a frame of fixed height. */
  whole?: boolean;
  /** Badges over the upper edge of the picture. */
  children?: ReactNode;
};

/**
 * Picture of a task, or if it has none, a drawing chosen by its title. It is cropped to a frame of fixed height, or
 * shown uncropped if `whole`. `children` are badges over its upper edge.
 */
export const TaskPicture = ({ task, whole = false, children }: TaskPictureProps) => (
  <Box sx={whole ? wholeStyle : frameStyle}>
    <Box component="img" loading="lazy" {...useTaskPicture(task)} />
    {children && <Box sx={marksStyle}>{children}</Box>}
  </Box>
);

const pictureStyle = { display: 'block', width: '100%', height: '100%', ...taskPictureStyle } as const;
const frameStyle = {
  position: 'relative',
  // Lower on phones, where the titles lead.
  height: { xs: 88, sm: 112 },
  overflow: 'hidden',
  flex: 'none',
  bgcolor: 'fluent.surface6',
  '& > img': { ...pictureStyle, objectFit: 'cover' },
} as const;
const wholeStyle = {
  bgcolor: 'fluent.surface6',
  '& > img': { ...pictureStyle, height: 'auto', maxHeight: 'min(420px, 60vh)', objectFit: 'contain' },
} as const;
const marksStyle = { position: 'absolute', top: 12, insetInline: 16 } as const;
