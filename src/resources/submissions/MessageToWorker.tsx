import Box from '@mui/material/Box';
import { useState } from 'react';
import { useT } from '#i18n/useT.ts';
import { CopyButton } from '#ui/forms/CopyButton.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { cut, LONG } from '#ui/text/cut.ts';
import type { SubmissionRecord } from './submissionRecord.ts';

/** A rejection carries no reason (C-29): a message that can be completed, copied and sent to the worker's address. */
export const MessageToWorker = ({ submission, proof }: { submission: SubmissionRecord; proof: string }) => {
  const t = useT();
  const { worker_name, worker_email, task_title, buyer_name } = submission;
  const [written, setWritten] = useState<string>();
  const ready = t('review.message.text', {
    worker: cut(worker_name || worker_email),
    title: cut(task_title),
    proof: proof && t('review.message.proof', { proof: cut(proof, LONG) }),
    buyer: cut(buyer_name),
  });
  const message = written ?? ready;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextArea
        label={t('review.message.label')}
        hint={t('review.message.hint')}
        value={message}
        onChange={({ target }) => setWritten(target.value)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <CopyButton label={t('review.message.copy')} text={message} />
        <CopyButton label={t('review.message.copyAddress')} text={worker_email} />
      </Box>
    </Box>
  );
};
