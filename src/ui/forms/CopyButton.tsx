import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useT } from '#i18n/useT.ts';
import { StatusLine } from '../messages/StatusLine.tsx';

/** Button that copies a text to the clipboard, with a status line for success or failure. */
export const CopyButton = ({ label, text }: { label: string; text: string }) => {
  const t = useT();
  const [outcome, setOutcome] = useState<'done' | 'failed'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('done');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, '& > :empty': { ml: -1 } }}>
      <Button startIcon={<CopyRegular />} onClick={() => void copy()}>
        {label}
      </Button>
      <StatusLine>{outcome && t(`copy.${outcome}`)}</StatusLine>
    </Box>
  );
};
