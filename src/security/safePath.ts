/** Path to open after a sign-in when no usable path is remembered (LOGIN-13). */
export const HOME_AFTER_SIGN_IN = '/Dashboard';

/**
 * Remembered path if it is safe to open after a sign-in, otherwise the Dashboard. Refused are other origins in any
 * spelling (backslashes, control characters, '//host'), URLs with credentials, texts of 2,048 characters or more, and
 * the pages /login (which would loop) and /register.
 */
export const safePath = (remembered: unknown, origin: string): string => {
  if (typeof remembered !== 'string' || remembered.length >= 2048) return HOME_AFTER_SIGN_IN;
  // eslint-disable-next-line no-control-regex -- control characters are exactly what must not pass
  if (!/^\/(?![/\\])/.test(remembered) || /[\u0000-\u001f\u007f\\]/.test(remembered)) return HOME_AFTER_SIGN_IN;
  if (!URL.canParse(remembered, origin)) return HOME_AFTER_SIGN_IN;
  const { origin: at, username, password, pathname, search, hash } = new URL(remembered, origin);
  const here = at === origin && username === '' && password === '' && !pathname.startsWith('//');
  return here && !/^\/(login|register)\/?$/i.test(pathname) ? pathname + search + hash : HOME_AFTER_SIGN_IN;
};
