import type { Locator } from '@playwright/test';

/** Everything an admin's hands do, once by mouse and once by keyboard: a day's steps are told in these words alone. */
export type Hands = {
  signIn: () => Promise<void>;
  /** A button, link, tab or menu item. */
  press: (control: Locator) => Promise<void>;
  /** Types over what a field holds. */
  write: (field: Locator, text: string) => Promise<void>;
  /** Opens a button's menu and takes one of its items. */
  choose: (button: Locator, item: Locator) => Promise<void>;
  /** What a search offers while the keyboard stays in its box: the first one is chosen there already. */
  take: (option: Locator) => Promise<void>;
  /** Closes what is open above the page. */
  leave: (layer: Locator) => Promise<void>;
  search: (text: string) => Promise<void>;
  sortBy: (heading: Locator) => Promise<void>;
  /** A control in a cell of the grid. */
  pressIn: (cell: Locator) => Promise<void>;
  /** An option of a select in a cell of the grid. */
  chooseIn: (cell: Locator, option: string) => Promise<void>;
  select: (row: Locator) => Promise<void>;
  openDetails: (row: Locator) => Promise<void>;
  openPalette: () => Promise<void>;
  openShortcuts: () => Promise<void>;
  /** Where the keyboard is left standing; a mouse does not care. */
  standsOn: (place: Locator) => Promise<void>;
};
