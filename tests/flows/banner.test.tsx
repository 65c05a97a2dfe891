import { act, fireEvent, waitFor } from '#tests/support/rendering.ts';
import { describe, expect, test, vi } from 'vitest';
import { mediaQueryList } from '#tests/support/mediaQueryList.ts';
import { banner, openHome, stopTime } from './support/home.ts';

const headlines = [
  'Find the Best Micro Jobs in Our Marketplace',
  'You can Work any Time',
  'You Will be Benefited From Our Website',
  'Give Your Passion And Work With our Website.',
];
const current = () =>
  banner
    .inside()
    .getAllByRole('button', { name: /^Go to slide/ })
    .flatMap((dot, nth) => (dot.getAttribute('aria-current') === 'true' ? [nth + 1] : []));

test.each([
  ['HOME-6 HOME-7', 1],
  ['HOME-8', 2],
  ['HOME-9', 3],
  ['HOME-10', 4],
])('%s slide %i has its headline, its picture, and a way on', async (_ids, nth) => {
  await openHome();
  const slides = banner.slides();
  expect(slides).toHaveLength(4);
  const slide = slides[nth - 1];
  expect(slide).toHaveAccessibleName(`${String(nth)} of 4`);
  expect(slide?.querySelector('h2')).toHaveTextContent(new RegExp(`^${headlines[nth - 1] ?? ''}$`));
  expect(slide?.querySelector('a')).toHaveTextContent(/^View More$/);
  const pictures = slides.map((one) => one.querySelector('img')?.getAttribute('src'));
  expect(new Set(pictures).size).toBe(4);
});

test('HOME-11 each dot shows its slide, and says which one is shown', async () => {
  await openHome();
  expect([current(), banner.shown()]).toEqual([[1], [1]]);
  for (const nth of [3, 2, 4, 1]) {
    banner.press(`Go to slide ${String(nth)}`);
    expect([current(), banner.shown()]).toEqual([[nth], [nth]]);
  }
});

test('HOME-12 the arrows lead on and back, all around', async () => {
  await openHome();
  const seen = ['Next slide', 'Next slide', 'Previous slide', 'Previous slide', 'Previous slide', 'Next slide'].map(
    (name) => {
      banner.press(name);
      return banner.shown()[0];
    },
  );
  expect(seen).toEqual([2, 3, 2, 1, 4, 1]);
});

test('HOME-12 a button that is pressed before the slides can move moves them once they can', async () => {
  await openHome({ press: 'Next slide' });
  await waitFor(() => expect([current(), banner.shown()]).toEqual([[2], [2]]));
});

describe('by itself', () => {
  /** Opens the landing page and goes to slide 2. Returns a function that lets so many milliseconds pass. */
  const atSecond = async () => {
    await openHome();
    const pass = stopTime();
    banner.press('Next slide');
    expect(banner.shown()).toEqual([2]);
    return pass;
  };

  test('HOME-13 HOME-14 every ten seconds, also after an arrow and a dot', async () => {
    const pass = await atSecond();
    await pass(9_999);
    expect(banner.shown()).toEqual([2]);
    await pass(1);
    expect(banner.shown()).toEqual([3]);
    banner.press('Go to slide 1');
    await pass(9_999);
    expect(banner.shown()).toEqual([1]);
    await pass(1);
    expect(banner.shown()).toEqual([2]);
    for (const next of [3, 4, 1]) {
      await pass(10_000);
      expect(banner.shown()).toEqual([next]);
    }
  });

  test(
    'HOME-14 Pause comes first, stops it for good and becomes Play, which starts it',
    { tags: 'thorough' },
    async () => {
      const pass = await atSecond();
      const [first] = banner.inside().getAllByRole('button');
      expect(first).toHaveAccessibleName('Pause');
      const live = () => banner.region().querySelector('[aria-live]')?.getAttribute('aria-live');
      expect(live()).toBe('off');
      banner.press('Pause');
      expect(first).toHaveAccessibleName('Play');
      expect(live()).toBe('polite');
      await pass(25_000);
      banner.press('Next slide');
      await pass(25_000);
      expect(banner.shown()).toEqual([3]);
      banner.press('Play');
      expect(first).toHaveAccessibleName('Pause');
      await pass(10_000);
      expect(banner.shown()).toEqual([4]);
    },
  );

  test('HOME-14 a pointer above it holds it, and no longer than it is there', { tags: 'thorough' }, async () => {
    const pass = await atSecond();
    await act(() => fireEvent.pointerOver(banner.region(), { pointerType: 'mouse' }));
    await pass(25_000);
    expect(banner.shown()).toEqual([2]);
    await act(() => fireEvent.pointerOut(banner.region(), { pointerType: 'mouse' }));
    await pass(10_000);
    expect(banner.shown()).toEqual([3]);
  });

  test('HOME-13 it waits while nobody can see the page', { tags: 'thorough' }, async () => {
    const pass = await atSecond();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(25_000);
    expect(banner.shown()).toEqual([2]);
    hidden.mockRestore();
    await act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await pass(10_000);
    expect(banner.shown()).toEqual([3]);
  });

  test('HOME-14 who asked for less motion starts it or does not', async () => {
    vi.stubGlobal('matchMedia', (query: string) => mediaQueryList(query, query.includes('reduce')));
    try {
      const pass = await atSecond();
      await pass(25_000);
      expect(banner.shown()).toEqual([2]);
      banner.press('Play');
      await pass(10_000);
      expect(banner.shown()).toEqual([3]);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('HOME-14 a pause outlasts a visit to another page', async () => {
    const { router } = await openHome();
    banner.press('Pause');
    await act(() => router.navigate('/nowhere'));
    await act(() => router.navigate('/'));
    expect(banner.inside().getByRole('button', { name: 'Play' })).toBeVisible();
  });
});
