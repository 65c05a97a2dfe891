import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { submissionStatus } from '#domain/rules.ts';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import { StatusOfSubmission } from './StatusOfSubmission.tsx';
import { WorkText } from './WorkText.tsx';

type HandedInProps = {
  status: string;
  words: string;
  /** Another one each time that work was handed in: it takes the focus. */
  justNow: object | undefined;
};

/** What this worker has handed in for a task, and what became of it. */
export const HandedIn = ({ status, words, justNow }: HandedInProps) => {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (justNow) heading.current?.focus();
  }, [justNow]);
  const shown = submissionStatus(status);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography ref={heading} component="h2" variant="h6" tabIndex={-1} sx={{ outlineOffset: 4 }}>
          {t('work.handedIn.title')}
        </Typography>
        <StatusOfSubmission status={status} />
      </Box>
      <Typography>{t(`work.handedIn.${shown}`)}</Typography>
      <WorkText title={t('work.handedIn.words')}>{words}</WorkText>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button component={RouterLink} to={addresses.mySubmissions}>
          {t('work.handedIn.mySubmissions')}
        </Button>
        <Button component={RouterLink} to={addresses.taskList}>
          {t('work.handedIn.taskList')}
        </Button>
      </Box>
    </Box>
  );
};
