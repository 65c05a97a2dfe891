import Box from '@mui/material/Box';
import { lazy } from 'react';
import { useT } from '#i18n/useT.ts';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';

/** The form, whose code no list needs. */
const AddTaskForm = lazy(() => import('./AddTaskForm.tsx').then((module) => ({ default: module.AddTaskForm })));

/** Add New Tasks: the screen with a new task's form (BA). */
export const AddTask = () => {
  const t = useT();
  return (
    <Box sx={{ maxWidth: 1280 }}>
      <ScreenHeading title={t('addTask.title')} description={t('addTask.description')} />
      <AddTaskForm />
    </Box>
  );
};
