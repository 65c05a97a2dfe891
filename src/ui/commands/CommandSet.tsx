import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import { MoreHorizontalRegular } from '@fluentui/react-icons/headless/svg/more-horizontal';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '#i18n/useT.ts';
import { PHONE } from '../theme/tokens.ts';
import { BarButton } from './BarButton.tsx';
import type { Choice, Command } from './command.ts';
import { fitting } from './fitting.ts';
import { LateMenu, useMenu } from './LateMenu.tsx';

/**
 * Command of a list, ready for a button: its `run` takes no arguments, because it already has the rows. `isOff`
 * disables the button.
 */
export type BoundCommand = Pick<Command<never>, 'key' | 'label' | 'detail' | 'Icon' | 'primary'> & {
  isOff?: boolean;
  /** True to show the icon alone in the bar; 'unlessRoom' as for a `BarButton`. */
  brief?: boolean | 'unlessRoom';
} & ({ run: () => void } | { menu: readonly (Omit<Choice<never>, 'run'> & { run: () => void })[] });

type CommandSetProps = { commands: readonly BoundCommand[]; least?: number };

/**
 * Row of buttons for those commands that fit side by side, with a '…' menu for the rest. At least `least` are shown,
 * even on the narrowest phone.
 */
export const CommandSet = ({ commands, least = 1 }: CommandSetProps) => {
  const { row, shown } = useOverflow(commands.length, least);
  return (
    <Box ref={row} sx={shown < commands.length ? tightStyle : style}>
      {commands.slice(0, shown).map((command) => (
        <CommandButton key={command.key} command={command} />
      ))}
      {shown < commands.length && <More commands={commands.slice(shown)} />}
    </Box>
  );
};

const CommandButton = ({ command }: { command: BoundCommand }) => {
  const { button, menu, choose } = useMenu();
  const { Icon, label, detail, primary, brief = false, isOff = false } = command;
  const look = primary && ({ variant: 'contained', color: 'primary' } as const);
  const looks = { Icon, label, title: detail, brief, disabled: isOff, ...look };
  if ('run' in command) return <BarButton {...looks} onClick={command.run} />;
  return (
    <>
      <BarButton {...looks} {...button} />
      <LateMenu {...menu}>{choicesOf(command, choose)}</LateMenu>
    </>
  );
};

type Choosing = Extract<BoundCommand, { menu: unknown }>;

const choicesOf = ({ menu }: Choosing, choose: ReturnType<typeof useMenu>['choose']) =>
  menu.flatMap(({ key, label, detail, heading, brief, run }) => [
    heading && (
      <Box key={`above ${key}`} component="li" role="presentation" sx={aboveStyle}>
        {heading}
        <span>{detail}</span>
      </Box>
    ),
    <MenuItem key={key} aria-label={brief && [label, detail].join('. ')} onClick={choose(run)}>
      {brief ?? (detail ? <ListItemText primary={label} secondary={detail} sx={{ whiteSpace: 'normal' }} /> : label)}
    </MenuItem>,
  ]);

const aboveStyle = {
  px: 1,
  py: 0.75,
  color: 'fluent.text2',
  fontSize: '.75rem',
  fontWeight: 600,
  lineHeight: '1rem',
  'li + &': { mt: 1 },
  '& > span': { display: 'block', fontWeight: 400, color: 'fluent.text3' },
} as const;

/** Button '…' with a menu of the remaining commands. A command with choices opens a second menu in the same place. */
const More = ({ commands }: { commands: readonly BoundCommand[] }) => {
  const t = useT();
  const { button, menu, choose } = useMenu();
  const choices = useMenu();
  const [choosing, setChoosing] = useState<Choosing>();
  const goInto = (command: Choosing) => () => {
    setChoosing(command);
    choices.openAt(menu.anchorEl);
  };
  return (
    <>
      <IconButton aria-label={t('command.more')} {...button}>
        <MoreHorizontalRegular />
      </IconButton>
      <LateMenu {...menu}>
        {commands.map((command) => (
          <MenuItem
            key={command.key}
            disabled={command.isOff ?? false}
            onClick={choose('run' in command ? command.run : goInto(command))}
          >
            <ListItemIcon sx={{ fontSize: 20 }}>
              <command.Icon />
            </ListItemIcon>
            {command.detail ? (
              <ListItemText primary={command.label} secondary={command.detail} sx={{ whiteSpace: 'normal' }} />
            ) : (
              command.label
            )}
            {'menu' in command && <ChevronDownRegular style={{ marginInlineStart: 'auto' }} />}
          </MenuItem>
        ))}
      </LateMenu>
      {choosing && (
        <LateMenu {...choices.menu} slotProps={named(choices.menu.slotProps, choosing.label)}>
          {choicesOf(choosing, choices.choose)}
        </LateMenu>
      )}
    </>
  );
};

const named = ({ transition }: ReturnType<typeof useMenu>['menu']['slotProps'], label: string) => ({
  root: { role: 'region', 'aria-label': label },
  list: { 'aria-label': label },
  transition,
});

const style = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minWidth: 0,
  flex: '1 1 0',
  // Not shrunk, so that they are measured at full width.
  '& > *': { flexShrink: 0 },
} as const;

/**
 * Style for windows where not even one command fits on a line: its label wraps into two, without making the bar higher.
 */
const tightStyle = {
  ...style,
  '& > .MuiButton-root': { flexShrink: 1 },
  [PHONE]: {
    '& > .MuiButton-root': { minHeight: 36, my: '-2px', py: 0, lineHeight: '1rem', textAlign: 'start' },
    '& > .MuiButton-root > span': { whiteSpace: 'normal', textWrap: 'balance' },
  },
  '@media (max-width: 359.95px)': {
    '& > .MuiButton-root': { px: 1 },
    '& > .MuiButton-root .MuiButton-startIcon': { display: 'none' },
  },
} as const;

/**
 * Hook that returns how many of the `count` commands fit into the row, but at least `least` (`shown`), also after its
 * width has changed. It returns a ref for the row too. All are rendered first to be measured: give the row a `key` that
 * changes with its content.
 */
const useOverflow = (count: number, least: number) => {
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(count);
  // Kept, because the effect runs again when a suspended parent resumes, and not all commands are rendered then.
  const widths = useRef<readonly number[] | undefined>(undefined);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    // The observer's first call comes after layout and before paint: it measures without a forced layout, and the
    // row is cut before it is visible.
    const observer = new ResizeObserver(() => {
      const room = element.clientWidth;
      if (room === 0) return;
      widths.current ??= [...element.children].map((child) => child.getBoundingClientRect().width);
      const fit = fitting(widths.current, room, least);
      flushSync(() => setShown(fit));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [least]);
  return { row, shown };
};
