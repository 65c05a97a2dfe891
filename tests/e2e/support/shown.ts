import type { Page } from '@playwright/test';
import type { State } from './checkScreens.ts';

type On<T> = (page: Page) => T;

export const button =
  (name: string): State['shows'] =>
  (page) =>
    page.getByRole('button', { name, exact: true }).first();

export const press =
  (name: string): On<Promise<void>> =>
  (page) =>
    button(name)(page).click();

export const text =
  (words: string): State['shows'] =>
  (page) =>
    page.getByText(words).first();

/** Placeholder of content that is loading: MUI's for cards and figures, a busy group of plain bars for a grid. */
export const skeleton: State['shows'] = (page) =>
  page.locator('.MuiSkeleton-root, [role="group"][aria-busy="true"]').first();

/** State of another screen of the signed-in user, opened by its path below /Dashboard. */
export const visit = (path: string, shows: State['shows']): State => ({
  open: (page) => page.goto(`/Dashboard/${path}`),
  shows,
});

/** Follows a link of the sidebar by its name, which loads no page. */
export const follow =
  (name: string): On<Promise<void>> =>
  (page) =>
    page.getByRole('navigation', { name: 'Dashboard pages' }).getByRole('link', { name, exact: true }).click();
