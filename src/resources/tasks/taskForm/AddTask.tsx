import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { lazy } from 'react';
import { useT } from '#i18n/useT.ts';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';

/** The code of forms, which no list needs. The screen waits for it as it waits for its own. */
const AddTaskForm = lazy(() => import('./AddTaskForm.tsx').then((module) => ({ default: module.AddTaskForm })));

/** Add New Tasks: what a buyer writes once and workers read many times (BA). */
export const AddTask = () => {
  const t = useT();
  return (
    <Box sx={{ maxWidth: 1080 }}>
      <ScreenHeading title={t('addTask.title')} description={t('addTask.description')} />
      <Paper sx={cardStyle}>
        <AddTaskForm />
      </Paper>
    </Box>
  );
};

const cardStyle = { p: { xs: 2, sm: 3 }, borderRadius: 2, boxShadow: 'var(--mui-palette-fluent-shadow4)' } as const;
