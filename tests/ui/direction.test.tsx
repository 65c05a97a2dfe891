import Box from '@mui/material/Box';
import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { fetchDirection } from '#i18n/direction.ts';
import { DirectionProvider } from '#i18n/I18nProvider.tsx';

beforeAll(() => fetchDirection('en-x-mirror'));

const boxIn = (dir: 'ltr' | 'rtl', sx: Readonly<Record<string, string>>) => (
  <DirectionProvider dir={dir}>
    <Box data-testid="box" sx={sx} />
  </DirectionProvider>
);

/** Declarations of emotion for the class of the box: 'margin-left:8px;'. */
const written = (): string | undefined => {
  const rules = [...document.querySelectorAll('style[data-emotion]')].map(({ textContent }) => textContent).join('');
  const name = [...screen.getByTestId('box').classList].find((part) => rules.includes(`.${part}{`));
  return new RegExp(`\\.${String(name)}\\{([^}]*)\\}`).exec(rules)?.[1];
};

test.each([
  [{ marginLeft: '8px' }, 'margin-right:8px;'],
  [{ left: '0px', right: 'auto' }, 'right:0px;left:auto;'],
  [{ padding: '1px 2px 3px 4px' }, 'padding:1px 4px 3px 2px;'],
  [{ borderRadius: '1px 2px 3px 4px' }, 'border-radius:2px 1px 4px 3px;'],
  [{ textAlign: 'left' }, 'text-align:right;'],
  [{ transform: 'translateX(20px)' }, 'transform:translateX(-20px);'],
  // Logical already, or not about sides.
  [{ marginInlineStart: '8px' }, 'margin-inline-start:8px;'],
  [{ background: 'url(left.svg)' }, 'background:url(left.svg);'],
])('from right to left %j is %s', (sx, expected) => {
  render(boxIn('rtl', sx));
  expect(written()).toBe(expected);
});

test('another direction is drawn in the same elements, back and forth', () => {
  const sx = { marginLeft: '9px' };
  const { rerender } = render(boxIn('ltr', sx));
  const box = screen.getByTestId('box');
  expect(written()).toBe('margin-left:9px;');
  rerender(boxIn('rtl', sx));
  expect(written()).toBe('margin-right:9px;');
  rerender(boxIn('ltr', sx));
  expect(written()).toBe('margin-left:9px;');
  expect(screen.getByTestId('box')).toBe(box);
});
