import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useT } from '#i18n/useT.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { cut } from '#ui/text/cut.ts';
import { verdictLabel } from '../verdict.ts';
import type { Queue } from './heldVerdict.ts';

type HeldVerdictsProps = {
  held: Queue;
  /** Texts for screen readers alone, as the eye sees the same elsewhere. */
  said: readonly string[];
};

/** The verdicts that will be sent, read out as they change. */
export const HeldVerdicts = ({ held, said }: HeldVerdictsProps) => {
  const t = useT();
  return (
    <Box role="status" sx={held.length > 0 ? style : undefined}>
      {held.map(({ id, state, verdict, name }) => (
        <Box key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          <StatusBadge tone="waiting">
            {t(state === 'begun' ? 'review.one.beingSent' : 'review.one.willBeSent')}
          </StatusBadge>
          <Box component="span" dir="auto" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {t('review.one.verdict', { verdict: t(verdictLabel[verdict]), name: cut(name) })}
          </Box>
        </Box>
      ))}
      {said.map((text) => (
        <Box key={text} sx={visuallyHidden}>
          {text}
        </Box>
      ))}
    </Box>
  );
};

const style = { display: 'grid', gap: 0.75, minWidth: 0, mb: { xs: 1.5, md: 0 } } as const;
