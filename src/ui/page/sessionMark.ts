/**
 * Styles of a prerendered page's parts for signed-in visitors alone, or for others. The start script sets
 * `data-session` when a token is stored, so the right part shows before the code is loaded.
 */
export const onlyWithSession = { 'html:not([data-session]) &': { display: 'none' } };
export const onlyWithoutSession = { 'html[data-session] &': { display: 'none' } };
