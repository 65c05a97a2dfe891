import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState, type KeyboardEvent } from 'react';
import { roles } from '#domain/entities.ts';
import { useT } from '#i18n/useT.ts';
import { Menu } from '#ui/overlay/Menu.ts';
import { useUserActions } from './UserActions.tsx';
import type { UserRecord } from './userRecord.ts';

type RoleSelectProps = {
  user: UserRecord;
  tabIndex?: number;
  /** In a grid, the DOM id of the cell that names the row, for aria-describedby. */
  describedBy?: string;
};

/**
 * Select for a user's role, in a row and in the details panel (AU-2). With a native `select`, one key press could make
 * somebody an admin. Here the list must be opened first, and Escape changes nothing (C-62). It is not disabled during a
 * change, because the keyboard focus would be lost.
 */
export const RoleSelect = ({ user, tabIndex, describedBy }: RoleSelectProps) => {
  const t = useT();
  const { changeRole, isPending } = useUserActions();
  const id = useId();
  const isBusy = isPending(user);
  const [opened, setOpened] = useState<{ anchorEl: HTMLElement; userId: string } | null>(null);
  // A row that is reused for another user must not keep the opened list.
  const anchorEl = opened?.userId === user.id ? opened.anchorEl : null;
  const list = `${id}list`;
  const show = (control: HTMLElement) => {
    if (!isBusy) setOpened({ anchorEl: control, userId: user.id });
  };
  const close = () => setOpened(null);
  return (
    <span className="BareSelect BareSelect-boxed">
      <button
        type="button"
        role="combobox"
        id={id}
        aria-label={t('role.label')}
        aria-describedby={describedBy}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        aria-haspopup="listbox"
        aria-expanded={anchorEl !== null}
        aria-controls={anchorEl ? list : undefined}
        tabIndex={tabIndex}
        onClick={(event) => show(event.currentTarget)}
        onKeyDown={(event) => {
          if (opensList(event)) show(event.currentTarget);
        }}
      >
        {t(`role.${user.role || 'none'}`)}
      </button>
      <ChevronDownRegular aria-hidden />
      {anchorEl && (
        // Rendered only while it is open: a menu that is opened again while it fades out would begin at the item where it
        // was left, which may not be the user's role.
        <Menu
          open
          anchorEl={anchorEl}
          onClose={close}
          slotProps={{
            // The menu is rendered at the end of the page, outside of its landmarks, and needs one of its own.
            root: { role: 'region', 'aria-labelledby': id },
            paper: { sx: { minWidth: anchorEl.offsetWidth } },
            list: { role: 'listbox', id: list, 'aria-labelledby': id, 'aria-describedby': describedBy },
          }}
        >
          {(user.role === '' ? (['', ...roles] as const) : roles).map((role) => (
            <MenuItem
              key={role}
              role="option"
              aria-selected={role === user.role}
              selected={role === user.role}
              onClick={() => {
                close();
                if (role !== '' && role !== user.role) changeRole(user, role);
              }}
            >
              {t(`role.${role || 'none'}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </span>
  );
};

const travels = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown']);

/**
 * True for Arrow Up and Down, which open the list; inside a grid only together with Alt. The grid gets neither these
 * keys nor any others except those that move between its cells. Outside of a grid all keys propagate, so that Escape
 * closes the panel.
 */
const opensList = (event: KeyboardEvent): boolean => {
  const inGrid = event.currentTarget.closest('[role="grid"]') !== null;
  const opens = (event.key === 'ArrowDown' || event.key === 'ArrowUp') && (event.altKey || !inGrid);
  if (opens) event.preventDefault();
  if (inGrid && (opens || !travels.has(event.key))) event.stopPropagation();
  return opens;
};
