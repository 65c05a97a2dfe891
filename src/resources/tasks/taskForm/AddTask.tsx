import Box from '@mui/material/Box';
import { lazy } from 'react';
import { useT } from '#i18n/useT.ts';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';

/** The code of forms, which no list needs. The screen waits for it as it waits for its own. */
const AddTaskForm = lazy(() => import('./AddTaskForm.tsx').then((module) => ({ default: module.AddTaskForm })));

/** Add New Tasks: what a buyer writes once and workers read many times (BA). */
export const AddTask = () => {
  const t = useT();
  return (
    <Box sx={{ maxWidth: 1280 }}>
      <ScreenHeading title={t('addTask.title')} description={t('addTask.description')} />
      <AddTaskForm />
    </Box>
  );
};
