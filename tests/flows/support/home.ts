import { act, fireEvent, waitFor, within } from '#tests/support/rendering.ts';
import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, vi } from 'vitest';
import type { BestWorker } from '#domain/entities.ts';
import { renderApp } from '#tests/support/renderApp.tsx';

export const aBestWorker = (changes: Partial<BestWorker> = {}): BestWorker => ({
  _id: 'w1',
  name: 'Ada Ünal',
  imgurl: 'https://i.example.com/ada.png',
  coin: 1240,
  ...changes,
});

/** Handler that answers the landing page's only call with these workers. */
export const bestWorkers = (workers: readonly object[]) =>
  http.get('*/api/bestWorker', () => HttpResponse.json([...workers]));

/** Sections of the page by their names. It uses selectors, because queries by role are slow on a whole page. */
export const sections = () => {
  const all = [...document.querySelectorAll<HTMLElement>('main section')];
  return new Map(all.map((section) => [nameOf(section), section]));
};
const nameOf = (section: HTMLElement): string =>
  section.getAttribute('aria-label') ??
  document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent ??
  '';

export const section = (name: string): HTMLElement => {
  const found = sections().get(name);
  if (!found) throw new Error(`There is no section ${name}`);
  return found;
};

type Options = Parameters<typeof renderApp>[1] & { press?: string };

/**
 * Opens the landing page and waits for the code of its banner; with `press`, presses that button of the banner before.
 */
export const openHome = async ({ press, ...options }: Options = {}) => {
  const app = await renderApp('/', options);
  if (press) {
    await waitFor(() => banner.press(press));
    return app;
  }
  await waitFor(() => expect(banner.shown()).toEqual([1]));
  // Until it also hears what becomes of it.
  await act(async () => {});
  return app;
};

const region = () => section('Highlights');
const slides = () => [...region().querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')];

export const banner = {
  region,
  slides,
  inside: () => within(region()),
  /** Numbers, from 1, of the slides that are in sight. */
  shown: () => slides().flatMap((slide, nth) => (slide.inert || slide.hasAttribute('inert') ? [] : [nth + 1])),
  press: (name: string) => fireEvent.click(within(region()).getByRole('button', { name })),
};

/** Stops timers from now on. Returns a function that lets so many milliseconds pass. */
export const stopTime = () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
};
