import { faintLines } from './support/contrast.ts';
import { banner, boxes, openHome, shown, voices } from './support/home.ts';
import { expect, test } from './support/test.ts';

test('HOME-5 HOME-15 the banner is 450 high and as wide as the window, its slides 30 apart', async ({ page }) => {
  await openHome(page);
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await banner(page).boundingBox())?.width).toBe(width);
    expect((await banner(page).boundingBox())?.height).toBe(450);
    const [first, second] = await boxes(page, 'Highlights');
    expect([first?.left, first?.right, first?.height]).toEqual([0, width, 450]);
    expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(30, 0);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways, `scrolls sideways at ${String(width)}`).toBeLessThanOrEqual(0);
  }
});

test('HOME-21 HOME-22 HOME-23 one voice, two from 768, three from 1024', async ({ page }) => {
  await openHome(page);
  for (const [width, count] of [
    [767, 1],
    [768, 2],
    [1023, 2],
    [1024, 3],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => shown(page, 'What people say')).toEqual([1, 2, 3].slice(0, count));
    const frame = await voices(page).locator('[aria-live]').boundingBox();
    const all = await boxes(page, 'What people say');
    const inside = all.filter(
      ({ left, right }) => left >= (frame?.x ?? 0) - 1 && right <= (frame?.width ?? 0) + (frame?.x ?? 0) + 1,
    );
    expect(inside, `at ${String(width)}`).toHaveLength(count);
  }
});

test('HOME-20 HOME-24 they stand 30 apart, also where the circle closes, and the arrows turn it', async ({ page }) => {
  await openHome(page);
  const gaps = async () => {
    const all = (await boxes(page, 'What people say')).toSorted((a, b) => a.left - b.left);
    return all.slice(1).map(({ left }, nth) => Math.round(left - (all[nth]?.right ?? 0)));
  };
  expect(await gaps()).toEqual([30, 30, 30]);
  await voices(page).getByRole('button', { name: 'Next opinion' }).click();
  await expect.poll(() => shown(page, 'What people say')).toEqual([2, 3, 4]);
  await voices(page).getByRole('button', { name: 'Next opinion' }).click();
  await expect.poll(() => shown(page, 'What people say')).toEqual([1, 3, 4]);
  await expect.poll(gaps).toEqual([30, 30, 30]);
});

test('HOME-4 the best workers stand in three columns from medium screens on', async ({ page }) => {
  await openHome(page);
  for (const [width, columns] of [
    [1440, 3],
    [900, 3],
    [600, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await boxes(page, 'Best workers', 'li')).length).toBe(6);
    const tops = (await boxes(page, 'Best workers', 'li')).map(({ top }) => top);
    expect(
      tops.filter((top) => top === tops[0]),
      `at ${String(width)}`,
    ).toHaveLength(columns);
  }
});

for (const { widths, tag } of [
  { widths: [390], tag: [] },
  { widths: [1440, 1200, 1199, 900, 600, 320], tag: ['@thorough'] },
])
  test(
    `HOME-6 the words over every picture can be read at ${widths.join(', ')}: no pixel below 4.5 to 1`,
    {
      tag,
    },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openHome(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const nth of [1, 2, 3, 4]) {
          await banner(page)
            .getByRole('button', { name: `Go to slide ${String(nth)}` })
            .click();
          await expect.poll(async () => (await boxes(page, 'Highlights'))[nth - 1]?.left).toBe(0);
          const picture = banner(page)
            .locator('img')
            .nth(nth - 1);
          await expect
            .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
            .toBe(2400);
          expect(await faintLines(picture.locator('..'), 4.5), `slide ${String(nth)} at ${String(width)}`).toEqual([]);
        }
      }
    },
  );

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('HOME-1 the page reads, links and shows its pictures', async ({ page }) => {
    await page.goto('/');
    for (const name of ['Highlights', 'In numbers', 'What people say', 'From the blog', 'Newsletter'])
      await expect(page.getByRole('region', { name })).toBeVisible();
    expect(
      await page.locator('[data-reveal]').evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity)),
    ).toEqual(Array(await page.locator('[data-reveal]').count()).fill('1'));
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(banner(page).getByRole('link', { name: 'View More' }).first()).toHaveAttribute('href', '/login');
    await expect(page.locator('[style]')).toHaveCount(0);
  });
});
