import Box from '@mui/material/Box';
import { tones, type Tone } from '../messages/tones.ts';
import { fluent } from '../theme/tokens.ts';

/**
 * Badge that tells a record's state in a word or two, 20 px high. An icon repeats what the colour says, except in the
 * tone 'info', which only states a fact.
 */
export const StatusBadge = ({ tone, children }: { tone: Tone; children: string }) => {
  const { Icon, fill, edge, mark } = tones[tone];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        flex: 'none',
        height: 20,
        px: 0.75,
        borderRadius: '10px',
        border: `1px solid ${fluent(edge)}`,
        bgcolor: `fluent.${fill}`,
        color: fluent(mark),
        typography: 'caption',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      {tone !== 'info' && <Icon fontSize={12} aria-hidden />}
      {children}
    </Box>
  );
};
