import type { Locator } from '@playwright/test';
import type { Role } from '#domain/entities.ts';

/** Everything that hands do, by mouse or by keyboard: steps are told in these words alone. */
export type Hands = {
  signIn: (role: Role) => Promise<void>;
  /** A button, link, tab or menu item. */
  press: (control: Locator) => Promise<void>;
  /** Types over what a field holds. */
  write: (field: Locator, text: string) => Promise<void>;
  /** Opens a button's menu and takes one of its items. */
  choose: (button: Locator, item: Locator) => Promise<void>;
  /**
   * Takes an option of an open search; the keyboard takes the first one, which is highlighted while the focus stays in
   * the box.
   */
  take: (option: Locator) => Promise<void>;
  /** Closes what is open above the page. */
  leave: (layer: Locator) => Promise<void>;
  search: (text: string) => Promise<void>;
  sortBy: (heading: Locator) => Promise<void>;
  /** A button in a cell of the grid; its name, where there are several. */
  pressIn: (cell: Locator, name?: string) => Promise<void>;
  /** An option of the list of a control in a cell of the grid. */
  chooseIn: (cell: Locator, option: string) => Promise<void>;
  select: (row: Locator) => Promise<void>;
  openDetails: (row: Locator) => Promise<void>;
  openPalette: () => Promise<void>;
  openShortcuts: () => Promise<void>;
  /** Expects the keyboard's focus there; the mouse expects nothing. */
  standsOn: (place: Locator) => Promise<void>;
};
