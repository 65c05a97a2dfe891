import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CoinMultipleRegular } from '@fluentui/react-icons/headless/svg/coin-multiple';
import { EyeRegular } from '@fluentui/react-icons/headless/svg/eye';
import { PersonRegular } from '@fluentui/react-icons/headless/svg/person';
import { TaskListAddRegular } from '@fluentui/react-icons/headless/svg/task-list-add';
import { cardStyle } from '../cardStyle.ts';

const icons = { buyers: TaskListAddRegular, workers: PersonRegular, coins: CoinMultipleRegular, trust: EyeRegular };

type AboutCardProps = { kind: keyof typeof icons; title: string; text: string };

/** One point of the about page. */
export const AboutCard = ({ kind, title, text }: AboutCardProps) => {
  const Icon = icons[kind];
  return (
    <Box component="section" sx={card}>
      <Box sx={mark}>
        <Icon fontSize={24} aria-hidden />
      </Box>
      <Box>
        <Typography component="h2" variant="h5">
          {title}
        </Typography>
        <Typography sx={{ mt: 1, fontSize: '1rem', lineHeight: '1.5rem', color: 'fluent.text2' }}>{text}</Typography>
      </Box>
    </Box>
  );
};

const card = { ...cardStyle, p: 3, display: 'flex', gap: 2 };

const mark = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: '12px',
  bgcolor: 'fluent.brandTint',
  color: 'fluent.brandText',
};
