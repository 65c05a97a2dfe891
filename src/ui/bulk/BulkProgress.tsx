import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
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
      <LinearProgress
        variant="determinate"
        value={done * 100}
        aria-labelledby={name}
        sx={{
          height: 4,
          mt: 1.5,
          borderRadius: 2,
          bgcolor: 'fluent.surface6',
          '& .MuiLinearProgress-bar': { transition: 'none' },
        }}
      />
    </>
  );
};
