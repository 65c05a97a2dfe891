/** A chosen file's text, as UTF-8 or as the UTF-16 of spreadsheets; null where it is neither: letters would come out wrong. */
export const textOfFile = async (file: Blob): Promise<string | null> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};
