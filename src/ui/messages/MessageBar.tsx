import Box from '@mui/material/Box';
import { CheckmarkCircleFilled } from '@fluentui/react-icons/svg/checkmark-circle';
import { ErrorCircleFilled } from '@fluentui/react-icons/svg/error-circle';
import { InfoFilled } from '@fluentui/react-icons/svg/info';
import { WarningFilled } from '@fluentui/react-icons/svg/warning';
import type { ReactNode } from 'react';
import { fluent } from '../theme/tokens.ts';

export type Tone = 'success' | 'failure' | 'warning' | 'info';

// prettier-ignore
const tones = {
  success: { Icon: CheckmarkCircleFilled, fill: 'successTint', edge: 'successStroke', mark: 'successText' },
  failure: { Icon: ErrorCircleFilled,     fill: 'dangerTint',  edge: 'dangerStroke',  mark: 'dangerText' },
  warning: { Icon: WarningFilled,         fill: 'warningTint', edge: 'warningStroke', mark: 'warningText' },
  info:    { Icon: InfoFilled,            fill: 'surface3',    edge: 'stroke1',       mark: 'text3' },
} as const;

type MessageBarProps = { tone: Tone; children: ReactNode; role?: 'alert' | 'status' };

/** Fluent's message bar. On a page use {@link AlertLine} or {@link StatusLine}, which are announced as well. */
export const MessageBar = ({ tone, children, role }: MessageBarProps) => {
  const { Icon, fill, edge, mark } = tones[tone];
  return (
    <Box
      role={role}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        minHeight: 36,
        px: 1.5,
        py: '7px',
        borderRadius: '4px',
        border: '1px solid',
        borderColor: `fluent.${edge}`,
        bgcolor: `fluent.${fill}`,
        color: 'text.primary',
      }}
    >
      <Box component="span" sx={{ display: 'flex', flex: 'none', color: fluent(mark) }}>
        <Icon fontSize={20} aria-hidden />
      </Box>
      <span>{children}</span>
    </Box>
  );
};
