/** Where a sign-in leads when nothing usable is remembered (LOGIN-13). */
export const HOME_AFTER_SIGN_IN = '/Dashboard';

/**
 * A remembered path, if it is one of this site; otherwise the Dashboard. Refused: other origins however they are spelled
 * (backslashes, control characters, '//host'), credentials, over-long text, and the pages that people sign in at: /login would
 * loop, and /register only say that somebody is here already.
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
