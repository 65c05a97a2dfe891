import { ownRules } from './ownRules.ts';
import { slimStyles } from './slimStyles.ts';

const STYLE = /<style data-emotion="([^"]*)">([\s\S]*?)<\/style>/g;

/**
 * Merges the styles that emotion renders beside each element of `html` into one <style>, after the rules in `shell`, so
 * that one hash allows them. It names no rules, so that emotion does not move it, which would cause another layout;
 * src/ui/theme/PageStyles.tsx says what emotion inserts later.
 */
export const mergeStyles = (html: string, shell: string): { body: string; style: string } => {
  const body = html.replaceAll(STYLE, '');
  // Global rules first, as in the browser, so that components override them.
  const rules = { 'css-global': '', css: '' };
  for (const [, names = '', text = ''] of html.matchAll(STYLE))
    rules[names.startsWith('css-global ') ? 'css-global' : 'css'] += text;
  const own = slimStyles(ownRules(shell + rules['css-global'] + rules.css, body), body);
  return { body, style: `<style data-emotion="css">${own}</style>` };
};
