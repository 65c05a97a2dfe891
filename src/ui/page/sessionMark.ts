/**
 * Style (`sx`) that shows a part of a prerendered page only to signed-in visitors; {@link onlyWithoutSession} shows a
 * part only to the others. The start script sets `data-session` on `<html>` when a token is stored, so that the right
 * part shows before React has loaded.
 */
export const onlyWithSession = { 'html:not([data-session]) &': { display: 'none' } };
export const onlyWithoutSession = { 'html[data-session] &': { display: 'none' } };
