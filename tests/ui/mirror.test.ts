import { expect, test } from 'vitest';
import { mirrored } from '#i18n/mirror.ts';

test.each([
  ['margin-left:8px;', 'margin-right:8px;'],
  ['left:0;right:auto;', 'right:0;left:auto;'],
  ['padding:1px 2px 3px 4px;', 'padding:1px 4px 3px 2px;'],
  ['padding:1px 2px;', 'padding:1px 2px;'],
  ['margin:0 calc(1px + 2px) 0 0;', 'margin:0 0 0 calc(1px + 2px);'],
  ['border-radius:1px 2px 3px 4px', 'border-radius:2px 1px 4px 3px'],
  ['border-top-left-radius:4px;', 'border-top-right-radius:4px;'],
  ['&:hover{text-align:left;}', '&:hover{text-align:right;}'],
  ['transform:translateX(20px);', 'transform:translateX(-20px);'],
  ['transform:translate(-50%, -50%) scale(1);', 'transform:translate(50%, -50%) scale(1);'],
  ['transform:translateX(0);', 'transform:translateX(0);'],
  // Logical already, or not about sides.
  ['inset-inline-start:8px;', 'inset-inline-start:8px;'],
  ['background:url(left.svg);content:"left";', 'background:url(left.svg);content:"left";'],
])('%s → %s', (styles, expected) => {
  expect(mirrored(styles)).toBe(expected);
});
