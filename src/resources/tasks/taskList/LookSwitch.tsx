import { GridRegular } from '@fluentui/react-icons/headless/svg/grid';
import { TextBulletListLtrRegular } from '@fluentui/react-icons/headless/svg/text-bullet-list-ltr';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useT } from '#i18n/useT.ts';

/** What is listed as cards can be a list as well: more of it at once, and less of each. */
export const looks = ['cards', 'list'] as const;
export type Look = (typeof looks)[number];

const icons = { cards: GridRegular, list: TextBulletListLtrRegular } as const;

type LookSwitchProps = { look: Look; onChange: (look: Look) => void };

/** Cards or a list, two buttons of which one is pressed. */
export const LookSwitch = ({ look, onChange }: LookSwitchProps) => {
  const t = useT();
  return (
    <Box role="group" aria-label={t('work.look.label')} sx={groupStyle}>
      {looks.map((one) => {
        const Icon = icons[one];
        const name = t(`work.look.${one}`);
        return (
          <IconButton
            key={one}
            aria-label={name}
            title={name}
            aria-pressed={one === look}
            onClick={() => onChange(one)}
          >
            <Icon />
          </IconButton>
        );
      })}
    </Box>
  );
};

const groupStyle = {
  display: 'flex',
  flex: 'none',
  gap: 0.5,
  '& [aria-pressed="true"]': { color: 'fluent.brandText', bgcolor: 'fluent.brandTint' },
} as const;
