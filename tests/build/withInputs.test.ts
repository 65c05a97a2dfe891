import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FIELDS =
  /'@mui\/material\/(TextField|OutlinedInput|InputBase|InputLabel|InputAdornment|NativeSelect|Select|Switch|FormHelperText|FormControl)'/;

test('whatever draws one of MUI’s fields brings how fields look', async () => {
  const names = (await readdir('src', { recursive: true })).filter((name) => name.endsWith('.tsx'));
  const files = await Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join('src', name), 'utf8') })),
  );
  const drawing = files.filter(({ text }) => FIELDS.test(text));
  expect(drawing.length).toBeGreaterThan(5);
  expect(drawing.filter(({ text }) => !text.includes('/theme/withInputs.ts')).map(({ name }) => name)).toEqual([]);
});
