import { readFile } from 'node:fs/promises';

/** An SVG file as an address for an attribute: browsers would ask for a file between the page and its first sight. */
export const inlineIcon = async (file: string): Promise<string> => {
  const svg = await readFile(file, 'utf8');
  const dense = svg.trim().replaceAll(/\n\s*/g, '').replaceAll(' />', '/>');
  return `data:image/svg+xml,${dense.replaceAll('"', "'").replaceAll('#', '%23')}`;
};
