import { ownRules } from './ownRules.ts';
import { slimStyles } from './slimStyles.ts';

const STYLE = /<style data-emotion="([^"]*)">([\s\S]*?)<\/style>/g;

/**
 * Takes the rules that emotion writes beside each element on a server together in one <style>, after those of `shell`, which one
 * hash in the policy allows. It names no rules, so emotion lets it stand where it is: a moved <style> is read anew and the whole
 * page laid out once more. What emotion writes is in src/ui/theme/PageStyles.tsx.
 */
export const mergeStyles = (html: string, shell: string): { body: string; style: string } => {
  const body = html.replaceAll(STYLE, '');
  // Rules for the whole page first, as in the browser: those of a component outrank them.
  const rules = { 'css-global': '', css: '' };
  for (const [, names = '', text = ''] of html.matchAll(STYLE))
    rules[names.startsWith('css-global ') ? 'css-global' : 'css'] += text;
  const own = slimStyles(ownRules(shell + rules['css-global'] + rules.css, body), body);
  return { body, style: `<style data-emotion="css">${own}</style>` };
};
