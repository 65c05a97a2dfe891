import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useT } from '#i18n/useT.ts';

type BulkProgressProps = {
  /** 'Deleting users: 240 of 1,000'. */
  text: string;
  /** From 0 to 1. */
  done: number;
  /** Why it stands still, or what is being waited for. */
  note?: string | undefined;
  stopping: boolean;
  onStop: () => void;
};

/** A running job: how far it is, and the button that stops it. */
export const BulkProgress = ({ text, done, note, stopping, onStop }: BulkProgressProps) => {
  const t = useT();
  const name = useId();
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={name} sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {text}
          </Typography>
          {note !== undefined && <Typography sx={{ color: 'fluent.text3' }}>{note}</Typography>}
        </Box>
        <Button disabled={stopping} onClick={onStop}>
          {t('bulk.stop')}
        </Button>
      </Box>
      <Box component="progress" value={done} max={1} aria-labelledby={name} sx={lineStyle} />
    </>
  );
};

/** The browser's own, drawn as a line of four pixels. Each engine has its own name for what is filled. */
const lineStyle = {
  display: 'block',
  appearance: 'none',
  width: '100%',
  height: 4,
  mt: 1.5,
  border: 0,
  borderRadius: 2,
  overflow: 'hidden',
  bgcolor: 'fluent.surface6',
  '&::-webkit-progress-bar': { bgcolor: 'transparent' },
  '&::-webkit-progress-value': { bgcolor: 'primary.main' },
  '&::-moz-progress-bar': { bgcolor: 'primary.main' },
} as const;
