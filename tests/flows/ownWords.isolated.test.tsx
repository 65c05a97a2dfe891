import { act, screen, waitFor } from '#tests/support/rendering.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { changeLanguage } from '#i18n/i18nProvider.ts';
import type * as Own from '#product.ts';
import { renderApp } from '#tests/support/renderApp.tsx';
import { section } from './support/home.ts';

/** Product file (src/product.ts) of an owner with real testimonials, one of them in Bangla only. */
vi.mock('#product.ts', async (original) => {
  const { product, ...rest } = await original<typeof Own>();
  const [, second, third, fourth] = product.testimonials;
  const first = { by: 'worker', said: { bn: 'আমার কথা।' } } as const;
  return { ...rest, product: { ...product, testimonials: [first, second, third, fourth] }, examplesLeft: ['posts'] };
});

afterEach(() => act(() => changeLanguage('en')));

test('HOME-20 C-63 an owner’s voices are no examples, and each keeps its language where there is no other', async () => {
  await renderApp('/');
  const inBanglaAlone = await screen.findByText('আমার কথা।');
  expect(section('What people say')).toHaveTextContent('From those who do the work, and those who ask for it.');
  expect(section('What people say')).not.toHaveTextContent('examples');
  const [, inBoth] = document.querySelectorAll('blockquote');
  expect(inBanglaAlone).toHaveAttribute('lang', 'bn');
  expect(inBoth).not.toHaveAttribute('lang');
  await act(() => changeLanguage('bn'));
  await waitFor(() => expect(inBoth).toHaveTextContent('কী দরকার লিখে দিই'));
  expect(inBanglaAlone).not.toHaveAttribute('lang');
});
