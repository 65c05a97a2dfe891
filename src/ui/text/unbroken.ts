/** Text that is never broken into two lines, such as a day. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0');

/** Separator of parts of a line that may wrap: no line begins with it. */
export const BETWEEN = '\u00a0· ';
