import Box from '@mui/material/Box';

import { CanAccess } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { DetailsBody, DetailsMark } from '#ui/panel/DetailsBody.tsx';
import type { Details } from '#ui/panel/useDetails.ts';
import { StatusOfSubmission } from './StatusOfSubmission.tsx';
import { SubmissionFacts } from './SubmissionFacts.tsx';
import type { SubmissionRecord } from './submissionRecord.ts';
import { WhatWasAsked } from './WhatWasAsked.tsx';
import { WorkText } from './WorkText.tsx';

/**
 * Contents of the details panel of a worker's submission: facts, status and handed-in text. Below them are the texts of
 * the task when the work was handed in, if the server announces the extra `keptTexts`. `details` is the panel's state
 * (useDetails).
 */
export const SubmissionDetails = ({ submission, details }: { submission: SubmissionRecord; details: Details }) => {
  const t = useT();
  const content = (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <SubmissionFacts submission={submission} />
      <WorkText title={t('review.work')}>{submission.submission_details}</WorkText>
      {submission.task_id && (
        <CanAccess resource="keptTexts" action="show">
          <WhatWasAsked submission={submission} />
        </CanAccess>
      )}
    </Box>
  );
  return (
    <DetailsBody
      media={<DetailsMark />}
      title={submission.task_title || submission.task_id}
      subtitle={submission.task_id}
      badge={<StatusOfSubmission status={submission.status} />}
      tabs={[{ key: 'submission', label: t('review.work'), content }]}
      details={details}
    />
  );
};
