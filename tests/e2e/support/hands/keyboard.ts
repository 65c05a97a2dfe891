import type { Locator, Page } from '@playwright/test';
import { demoPeople } from '#backend/seed.ts';
import { DEMO_PASSWORD } from '#mocks/identity/demoPassword.ts';
import { expect } from '../test.ts';
import type { Hands } from './hands.ts';

/** Number of presses after which a search for the focus gives up: more than any page has controls. */
const STOPS = 80;

/** Presses a key until `holds` resolves to true; throws after {@link STOPS} presses. */
const pressUntil = async ({ keyboard: keys }: Page, key: string, holds: () => Promise<boolean>): Promise<void> => {
  for (let presses = 0; presses <= STOPS; presses++) {
    if (await holds()) return;
    await keys.press(key);
  }
  throw new Error(`${key} does not get there`);
};
const isFocused = (control: Locator) => () => control.evaluate((element) => element === document.activeElement);
/** Key that leads to an element in fewer presses: 'Shift+Tab' if it is before the focus, else 'Tab'. */
const towards = (goal: Locator) =>
  goal.evaluate((element) =>
    document.activeElement && document.activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
      ? 'Shift+Tab'
      : 'Tab',
  );
/** Moves the focus to a control by Tab or Shift+Tab alone. */
export const reach = async (control: Locator): Promise<void> => {
  await expect(control).toBeVisible();
  await pressUntil(control.page(), await towards(control), isFocused(control));
};

/** Actions by keyboard alone: what a key does depends on where the focus is, as for people without a mouse. */
export const keyboard = (page: Page): Hands => {
  const { keyboard: keys } = page;

  /** Moves the focus to an item of a menu by arrow keys, because Tab would close it. */
  const reachItem = async (item: Locator) => {
    await expect(item).toBeVisible();
    await pressUntil(page, 'ArrowDown', isFocused(item));
  };
  /** Moves the focus to a cell: to the grid by Tab, then by arrow keys. */
  const reachCell = async (cell: Locator) => {
    await expect(cell).toBeVisible();
    const grid = page.getByRole('grid');
    const isInside = () => grid.evaluate((element) => element.contains(document.activeElement));
    await pressUntil(page, await towards(grid), isInside);
    for (let presses = 0; presses <= STOPS; presses++) {
      const arrow = await cell.evaluate((goal) => {
        const placeOf = (element: Element | null | undefined) => ({
          row: Number(element?.closest('[role="row"]')?.getAttribute('aria-rowindex')),
          column: Number(element?.closest('[aria-colindex]')?.getAttribute('aria-colindex')),
        });
        const [here, there] = [placeOf(document.activeElement), placeOf(goal)];
        if (here.row !== there.row) return here.row < there.row ? 'ArrowDown' : 'ArrowUp';
        if (here.column !== there.column) return here.column < there.column ? 'ArrowRight' : 'ArrowLeft';
        return null;
      });
      if (!arrow) return;
      await keys.press(arrow);
    }
    throw new Error('Arrows do not get to the cell');
  };
  const write = async (text: string) => {
    await keys.press('ControlOrMeta+a');
    await keys.type(text);
  };

  return {
    signIn: async (role) => {
      await page.goto('/login');
      await reach(page.getByLabel('Email'));
      await keys.type(demoPeople[role]);
      await keys.press('Tab');
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
      await keys.type(DEMO_PASSWORD);
      await keys.press('Enter');
    },
    press: async (control) => {
      await reach(control);
      await keys.press('Enter');
    },
    write: async (field, text) => {
      await reach(field);
      await write(text);
    },
    choose: async (button, ...items) => {
      await reach(button);
      await keys.press('Enter');
      for (const item of items) {
        await reachItem(item);
        await keys.press('Enter');
      }
    },
    take: () => keys.press('Enter'),
    leave: () => keys.press('Escape'),
    search: async (text) => {
      await keys.press('/');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await write(text);
    },
    sortBy: async (heading) => {
      await reachCell(heading);
      await keys.press('Enter');
    },
    pressIn: async (cell, name) => {
      await reachCell(cell);
      // The grid goes to a cell's only button, and to the cell itself where there are several.
      await expect.poll(() => cell.evaluate((goal) => goal.contains(document.activeElement))).toBe(true);
      if (name === undefined) await expect(cell.getByRole('button')).toBeFocused();
      await reach(cell.getByRole('button', name === undefined ? {} : { name }));
      await keys.press('Enter');
    },
    chooseIn: async (cell, option) => {
      await reachCell(cell);
      await expect(cell.getByRole('combobox')).toBeFocused();
      await keys.press('Enter');
      await reachItem(page.getByRole('option', { name: option }));
      await keys.press('Enter');
    },
    select: async (row) => {
      await reachCell(row.locator('[data-field="__check__"]'));
      await keys.press('Space');
    },
    openDetails: async (row) => {
      await reachCell(row.locator('[data-field="email"], [data-field="user"]'));
      await keys.press('Enter');
    },
    openPalette: () => keys.press('ControlOrMeta+k'),
    openShortcuts: () => keys.press('?'),
    standsOn: (place) => expect(place).toBeFocused(),
  };
};
