import { readFile } from 'node:fs/promises';

/** SVG file as a data URL: browsers would load a file before the first paint. */
export const inlineIcon = async (file: string): Promise<string> => {
  const svg = await readFile(file, 'utf8');
  const dense = svg.trim().replaceAll(/\n\s*/g, '').replaceAll(' />', '/>');
  return `data:image/svg+xml,${dense.replaceAll('"', "'").replaceAll('#', '%23')}`;
};
