import type { Page } from '@playwright/test';
import type { Role } from '#domain/entities.ts';
import { enterDemo } from './demo.ts';
import { comeTo } from './goOn.ts';
import { here } from './language.ts';
import { BARE } from './profile.ts';

/** Whom a page has signed in, and what the browser kept for them then. */
type SignedIn = { role: Role; kept: Readonly<Record<string, string>> };
const signedIn = new WeakMap<Page, SignedIn>();

/** Leaves whatever is on the page, and forgets what the browser has kept since somebody signed in on it. */
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
 * Comes to a screen of the Dashboard as one of the demo's people, who signs in where somebody else has been there. Nothing is
 * left of the screens before but the demo's data.
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
