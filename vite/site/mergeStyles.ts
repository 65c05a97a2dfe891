import { slimStyles } from './slimStyles.ts';

const STYLE = /<style data-emotion="([^"]*)">([\s\S]*?)<\/style>/g;

/**
 * Takes the rules that emotion writes beside each element on a server together in one <style>, which one hash in the policy
 * allows and which emotion knows again in the browser by the names of the rules.
 */
export const mergeStyles = (html: string): { body: string; style: string } => {
  const found = [...html.matchAll(STYLE)].map(([, names = '', rules = '']) => ({ names, rules }));
  const isGlobal = ({ names }: { names: string }) => names.startsWith('css-global ');
  // Rules for the whole page first, as in the browser: those of a component outrank them.
  const rules = [...found.filter(isGlobal), ...found.filter((style) => !isGlobal(style))].map((style) => style.rules);
  const names = found.filter((style) => !isGlobal(style)).map((style) => style.names.replace(/^css /, ''));
  return {
    body: html.replaceAll(STYLE, ''),
    style: `<style data-emotion="css ${names.join(' ')}">${slimStyles(rules.join(''))}</style>`,
  };
};
