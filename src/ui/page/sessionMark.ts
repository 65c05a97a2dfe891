/**
 * What a prerendered page holds for one kind of visitor only. The start script marks <html> where a token is stored, and the page
 * shows the right half before its code is there.
 */
export const onlyWithSession = { 'html:not([data-session]) &': { display: 'none' } };
export const onlyWithoutSession = { 'html[data-session] &': { display: 'none' } };
