import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { memo, Suspense, useRef, useEffect, type KeyboardEvent, type RefObject } from 'react';
import type { RaRecord } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import type { Column } from '../grid/column.ts';
import { ColumnsMenu } from '../grid/ColumnsMenu.tsx';
import { DensityMenu } from '../grid/DensityMenu.tsx';
import { mendLostFocus } from '../grid/mendLostFocus.ts';
import { NewRows } from '../grid/NewRows.tsx';
import { SortChooser } from '../grid/SortChooser.tsx';
import { hasNothing, Tools } from '../grid/Tools.tsx';
import { useList } from '../grid/useList.ts';
import { usePhone } from '../grid/usePhone.ts';
import { lazyOrNothing } from '../loading/lazyOrNothing.ts';
import { BELOW_BAR } from '../page/dashboardBar.ts';
import type { View, ViewSwitch } from '../views/view.ts';
import { ViewMenu } from '../views/ViewMenu.tsx';
import type { Command } from './command.ts';
import { CommandSet } from './CommandSet.tsx';
import { useCommands } from './useCommands.ts';

/** Button that selects all rows; its code is loaded with the first selection. */
const SelectAll = lazyOrNothing(async () => (await import('./SelectAll.tsx')).SelectAll);
const CopyRows = lazyOrNothing(async () => (await import('./CopyRows.tsx')).CopyRows<never>);

type CommandBarProps<R extends RaRecord> = {
  commands: readonly Command<R>[];
  columns: readonly Column<R>[];
  views: readonly View[];
  ownSwitch: ViewSwitch | undefined;
  ownOrder: string | undefined;
  hasColumns: boolean;
};

/**
 * Toolbar of a list. At the left are commands for the list or for its selected rows; at the right are menus of views,
 * columns and row heights, or the number of selected rows in their place. On a phone, the sort order is part of it, and
 * commands with words have a line of their own. `ownSwitch` is a further item in the menu of views; without
 * `hasColumns`, sort order and menus of columns and row heights are left out.
 */
export const CommandBar = <R extends RaRecord>({
  commands,
  columns,
  views,
  ownSwitch,
  ownOrder,
  hasColumns,
}: CommandBarProps<R>) => {
  const t = useT();
  const phone = usePhone();
  const list = useList();
  /**
   * True while rows are selected: commands for them and their number then replace the menus at the right, so that the
   * list does not move.
   */
  const hasSelection = list.selectedIds.length > 0;
  const bar = useRef<HTMLDivElement>(null);
  useFocusAfterSwap(bar, hasSelection);
  const bound = useCommands(commands, columns);
  const inWords = commands.some(({ on }) => on === 'list');
  const order = phone && hasColumns && !hasSelection && (
    <Tools>
      <SortChooser columns={columns} ownOrder={ownOrder} />
    </Tools>
  );
  return (
    <Box
      ref={bar}
      role="toolbar"
      aria-label={t('command.bar')}
      // A phone leaves the toolbar out where it would only refresh, as the message in place of the rows does.
      hidden={phone && !inWords && hasNothing(list)}
      data-selection={hasSelection}
      data-words={inWords && !hasSelection}
      onKeyDown={moveAlong}
      sx={phone ? phoneStyle : lineStyles[Math.min(bound.filter(({ brief }) => !brief).length, 2)]}
    >
      {!inWords && order}
      <StillCommands
        key={bound.map(({ label }) => label).join()}
        commands={bound}
        least={phone && !inWords && !hasSelection ? 0 : 1}
      />
      {inWords && order}
      <Box sx={viewStyle}>
        <Selection columns={columns} />
        {/* On a phone, NewRows stands beside the search. */}
        {!phone && <NewRows />}
        {!hasSelection && (
          <Tools>
            <ViewMenu builtIn={views} ownSwitch={ownSwitch} brief={phone} />
            {hasColumns && <StillColumnsMenu columns={columns} />}
            {hasColumns && !phone && <StillDensityMenu />}
          </Tools>
        )}
      </Box>
    </Box>
  );
};

/** Memoized commands, because a new page of rows changes none of them. */
const StillCommands = memo(CommandSet);
const StillColumnsMenu = memo(ColumnsMenu) as typeof ColumnsMenu;
const StillDensityMenu = memo(DensityMenu);

/**
 * Number of selected rows on all pages, with buttons to select all and none. The status element stays mounted when
 * empty, or screen readers would not announce it.
 */
const Selection = <R extends RaRecord>({ columns }: { columns: readonly Column<R>[] }) => {
  const t = useT();
  const { selectedIds, onUnselectItems } = useList();
  const count = selectedIds.length;
  return (
    <Box sx={selectionStyle} data-any={count > 0}>
      <span role="status">{count > 0 && t('command.selected', { smart_count: count })}</span>
      {count > 0 && (
        <Suspense>
          <SelectAll />
          <CopyRows columns={columns} />
        </Suspense>
      )}
      {count > 0 && (
        <IconButton
          aria-label={t('command.clearSelection')}
          title={t('command.clearSelection')}
          onClick={() => onUnselectItems()}
        >
          <DismissRegular />
        </IconButton>
      )}
    </Box>
  );
};

/**
 * Style of the number of selected rows, with any or none. It is one style for both, because a CSS rule inserted later
 * would make the browser recalculate the styles of the whole page.
 */
const selectionStyle = {
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  mr: -0.5,
  whiteSpace: 'nowrap',
  '&, & button': { color: 'fluent.brandText' },
  '&[data-any="true"]': { pl: 1, mr: 'auto' },
} as const;

/** Style of the bar at the end of the line of search and filters, or below them where they leave too little room. */
const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  flex: '2 1 330px',
  minWidth: 0,
  minHeight: 32,
  container: 'bar / inline-size',
} as const;

/** Styles of a bar by its commands in words, none, one or more: they come before the words of the menus at the right. */
const lineStyles = [
  lineStyle,
  { ...lineStyle, flexGrow: 1000, container: 'busy-bar / inline-size' },
  { ...lineStyle, flexGrow: 1000, container: 'full-bar / inline-size' },
] as const;

/**
 * Style of the toolbar on a phone, below the search. During a selection it is sticky, because the selected cards may be
 * far down.
 */
const phoneStyle = {
  display: 'flex',
  '&[hidden]': { display: 'none' },
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.5,
  pl: 1.5,
  pr: 0.5,
  pb: 0.5,
  '& button': { minWidth: 32, minHeight: 36 },
  '&[data-words="true"] > :first-of-type': { flexBasis: '100%' },
  '&[data-selection="false"]': {
    // The menus are at the end.
    '& > :last-of-type': { ml: 'auto' },
    '&[data-words="false"] > :nth-last-of-type(2)': { flexBasis: 36, justifyContent: 'flex-end' },
    '& .MuiButton-endIcon': { display: 'none' },
  },
  '&[data-selection="true"]': {
    flexWrap: 'nowrap',
    position: 'sticky',
    top: 0,
    zIndex: 2,
    pl: 0.5,
    py: '2px',
    // A filled button has no inset of its own.
    '&:has(.MuiButton-contained)': { pl: 1.5 },
    bgcolor: 'background.paper',
    boxShadow: 'var(--mui-palette-fluent-shadow4)',
    // Undoes the page's scroll padding for this bar: the page would jump when a button gets the focus.
    '& button': { scrollMarginTop: `-${String(BELOW_BAR)}px` },
  },
} as const;

const viewStyle = {
  display: 'flex',
  flex: { xs: 'none', sm: '0 1 auto' },
  alignItems: 'center',
  gap: 0.5,
  minWidth: 0,
} as const;

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** Moves the focus between the toolbar's buttons on arrow keys, Home and End. */
const moveAlong = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key];
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const place = buttons.indexOf(event.target as HTMLElement);
  if (step === undefined || place === -1) return;
  event.preventDefault();
  buttons[Math.max(0, Math.min(place + step, buttons.length - 1))]?.focus();
};

/** Hook that focuses the first button when the focused one disappears because the selection starts or ends. */
const useFocusAfterSwap = (bar: RefObject<HTMLElement | null>, hasSelection: boolean): void => {
  const had = useRef(hasSelection);
  useEffect(() => {
    // On the first render no focus was lost.
    if (had.current === hasSelection) return undefined;
    had.current = hasSelection;
    return mendLostFocus(() => bar.current?.querySelector('button'));
  }, [bar, hasSelection]);
};
