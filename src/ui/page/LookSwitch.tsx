import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useT } from '#i18n/useT.ts';
import { fluent } from '../theme/tokens.ts';

type LookSwitchProps<Look extends string> = {
  looks: readonly { key: Look; label: string }[];
  look: Look;
  onChange: (look: Look) => void;
};

/** The ways in which a list can be looked at, a button each, of which one is pressed. */
export const LookSwitch = <Look extends string>({ looks, look, onChange }: LookSwitchProps<Look>) => {
  const t = useT();
  return (
    <Box role="group" aria-label={t('work.look.label')} sx={groupStyle}>
      {looks.map(({ key, label }) => (
        <Button key={key} size="small" variant="text" aria-pressed={key === look} onClick={() => onChange(key)}>
          {label}
        </Button>
      ))}
    </Box>
  );
};

const groupStyle = {
  display: 'flex',
  flex: 'none',
  gap: '2px',
  mb: 1,
  p: '2px',
  borderRadius: '6px',
  border: '1px solid',
  borderColor: 'fluent.stroke2',
  bgcolor: 'background.paper',
  '& .MuiButton-root': { minWidth: 0, minHeight: 32, px: '10px' },
  '& [aria-pressed="true"], & [aria-pressed="true"]:hover': {
    color: fluent('brandText'),
    bgcolor: 'fluent.brandTint',
    fontWeight: 600,
  },
} as const;
