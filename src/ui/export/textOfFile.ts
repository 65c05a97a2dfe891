/**
 * Reads the text of a file in UTF-8, or in UTF-16 with a byte order mark, as spreadsheets write it (little-endian).
 * Resolves with null for any other encoding.
 */
export const textOfFile = async (file: Blob): Promise<string | null> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};
