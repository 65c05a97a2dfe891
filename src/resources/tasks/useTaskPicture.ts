import { useColorScheme } from '@mui/material/styles';
import { useState } from 'react';
import { drawingOf, isDrawing } from '#domain/taskDrawing.ts';
import { imageAddress } from '#security/imageAddress.ts';
import { fluent } from '#ui/theme/tokens.ts';
import type { TaskRecord } from './taskRecord.ts';

/** Fragment of a drawing's address that gives it the colours of the dark theme: its styles follow `:target`. */
const IN_DARK = '#dark';

/** Styles of a task's picture: in the dark theme a buyer's own picture is dimmed, and a drawing has colours for it. */
export const taskPictureStyle = {
  filter: fluent('pictureFilter'),
  [`&[src$="${IN_DARK}"]`]: { filter: 'none' },
} as const;

/**
 * Hook that returns the props of a task's picture for an <img>. It is a drawing chosen by the title when the address is
 * missing or unsafe, or has failed to load. Drawings follow the theme, also those whose address a task has.
 */
export const useTaskPicture = ({ taskImageUrl, taskTitle }: TaskRecord) => {
  const [failed, setFailed] = useState<string>();
  const { mode } = useColorScheme();
  const src = imageAddress(taskImageUrl, window.location.origin);
  const own = src && src !== failed;
  const shown = own ? src : drawingOf(taskTitle);
  const dark = mode === 'dark' && isDrawing(shown, window.location.origin);
  return {
    src: dark ? shown + IN_DARK : shown,
    alt: '',
    referrerPolicy: 'no-referrer',
    onError: () => setFailed(src),
  } as const;
};
