/** In place of query-string's: for flat values, which is what react-admin writes into addresses and reads from them. */
export const stringify = (values: Readonly<Record<string, string | number | boolean | null | undefined>>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => (value === null ? encode(name) : `${encode(name)}=${encode(String(value))}`))
    .join('&');

export const parse = (query: string): Record<string, string | string[] | null> => {
  const parsed: Record<string, string | string[] | null> = Object.create(null) as Record<string, string>;
  for (const part of query
    .trim()
    .replace(/^[?#&]/, '')
    .split('&')) {
    if (part === '') continue;
    const [name, value] = splitOnce(part.replaceAll('+', ' '));
    const before = parsed[decode(name)];
    const read = value === undefined ? null : decode(value);
    parsed[decode(name)] = before === undefined ? read : [before, read].flat().map(String);
  }
  return parsed;
};

const splitOnce = (part: string): readonly [string, string?] => {
  const at = part.indexOf('=');
  return at < 0 ? [part] : [part.slice(0, at), part.slice(at + 1)];
};
/** As strict as RFC 3986. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
/** What cannot be decoded is left as it is. */
const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
