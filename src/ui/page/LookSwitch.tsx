import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { fluent } from '../theme/tokens.ts';

type LookSwitchProps<Look extends string> = {
  label: string;
  looks: readonly { key: Look; label: string }[];
  look: Look;
  onChange: (look: Look) => void;
};

/** Group of toggle buttons that choose how a list is displayed. The button of the current `look` is shown pressed. */
export const LookSwitch = <Look extends string>({ label: name, looks, look, onChange }: LookSwitchProps<Look>) => (
  <Box role="group" aria-label={name} sx={groupStyle}>
    {looks.map(({ key, label }) => (
      <Button key={key} variant="text" aria-pressed={key === look} onClick={() => onChange(key)}>
        {label}
      </Button>
    ))}
  </Box>
);

const groupStyle = {
  display: 'flex',
  flex: 'none',
  gap: '2px',
  mb: 1,
  p: '2px',
  borderRadius: '6px',
  border: `1px solid ${fluent('stroke2')}`,
  bgcolor: 'background.paper',
  // With its frame as high as a button.
  '& .MuiButton-root': { minWidth: 0, minHeight: { sm: 26 }, px: '10px', py: { sm: '2px' } },
  '& [aria-pressed="true"], & [aria-pressed="true"]:hover': {
    color: fluent('brandText'),
    bgcolor: 'fluent.brandTint',
    fontWeight: 600,
  },
} as const;
