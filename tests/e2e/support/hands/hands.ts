import type { Locator } from '@playwright/test';
import type { Role } from '#domain/entities.ts';

/** Actions of a user, which a test performs by mouse or by keyboard. */
export type Hands = {
  signIn: (role: Role) => Promise<void>;
  /** Presses a button, link, tab or menu item. */
  press: (control: Locator) => Promise<void>;
  /** Replaces the content of a field. */
  write: (field: Locator, text: string) => Promise<void>;
  /** Opens a button's menu and takes one of its items, then one of the menu that this opens, and so on. */
  choose: (button: Locator, ...items: readonly Locator[]) => Promise<void>;
  /**
   * Takes an option of an open search; the keyboard takes the first one, which is highlighted while the focus stays in
   * the box.
   */
  take: (option: Locator) => Promise<void>;
  /** Closes the dialog, panel or menu `layer`. */
  leave: (layer: Locator) => Promise<void>;
  search: (text: string) => Promise<void>;
  sortBy: (heading: Locator) => Promise<void>;
  /** Presses a button in a cell of the grid, by its name if there are several. */
  pressIn: (cell: Locator, name?: string) => Promise<void>;
  /** Takes an option of the select in a cell of the grid. */
  chooseIn: (cell: Locator, option: string) => Promise<void>;
  select: (row: Locator) => Promise<void>;
  openDetails: (row: Locator) => Promise<void>;
  openPalette: () => Promise<void>;
  openShortcuts: () => Promise<void>;
  /** Expects the focus on an element; by mouse, expects nothing. */
  standsOn: (place: Locator) => Promise<void>;
};
