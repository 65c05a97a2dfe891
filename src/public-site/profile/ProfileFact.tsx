import Box from '@mui/material/Box';
import { BriefcaseRegular } from '@fluentui/react-icons/headless/svg/briefcase';
import { CoinMultipleRegular } from '@fluentui/react-icons/headless/svg/coin-multiple';
import { MailRegular } from '@fluentui/react-icons/headless/svg/mail';
import { PersonRegular } from '@fluentui/react-icons/headless/svg/person';

const icons = { name: PersonRegular, email: MailRegular, role: BriefcaseRegular, coins: CoinMultipleRegular };

type ProfileFactProps = { kind: keyof typeof icons; label: string; value: string };

/** One thing that is known of the user, as a term and what it says. */
export const ProfileFact = ({ kind, label, value }: ProfileFactProps) => {
  const Icon = icons[kind];
  return (
    <Box sx={tile}>
      <Box component="dt" sx={term}>
        <Icon fontSize={20} aria-hidden />
        {label}
      </Box>
      <Box component="dd" sx={said}>
        {value}
      </Box>
    </Box>
  );
};

const tile = {
  minWidth: 0,
  p: 2,
  borderRadius: '8px',
  bgcolor: 'fluent.surface2',
  border: '1px solid',
  borderColor: 'fluent.stroke3',
};
const term = { display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' };
const said = {
  m: 0,
  mt: 0.5,
  fontSize: '1rem',
  lineHeight: '1.5rem',
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const;
