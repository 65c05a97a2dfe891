import type { Page } from '@playwright/test';
import type { Role } from '#domain/entities.ts';
import { enterDemo } from './demo.ts';
import { comeTo } from './goOn.ts';
import { here } from './language.ts';
import { BARE } from './profile.ts';

/** Role that is signed in on a page, and what localStorage had then. */
type SignedIn = { role: Role; kept: Readonly<Record<string, string>> };
const signedIn = new WeakMap<Page, SignedIn>();

/** Leaves the page, and removes from the browser's storage what was added since the sign-in. */
export const leave = async (page: Page): Promise<void> => {
  await page.goto(BARE);
  await page.evaluate(
    (kept) => {
      sessionStorage.clear();
      localStorage.clear();
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    signedIn.get(page)?.kept ?? {},
  );
};

/**
 * Opens a screen of the Dashboard, by its path below that, as one of the demo's people; signs in if another role is
 * signed in. Only the demo's data are left of former screens.
 */
export const enterAt = async (page: Page, role: Role, path: string): Promise<void> => {
  const known = signedIn.get(page);
  if (known) await leave(page);
  if (known?.role === role) {
    await page.goto(`/Dashboard/${path}`);
    return here(page);
  }
  await enterDemo(page, role);
  signedIn.set(page, { role, kept: await page.evaluate(() => Object.fromEntries(Object.entries(localStorage))) });
  await comeTo(page, `/Dashboard/${path}`);
};

const homes = { admin: 'AdminHome', buyer: 'buyerHome', worker: 'workerHome' } as const;
export const enterHome = (page: Page, role: Role): Promise<void> => enterAt(page, role, homes[role]);
