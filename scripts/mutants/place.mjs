import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../run.mjs';

/**
 * Whether a step of a place's name means a node: `'text'` a literal, `call()` a call, `<Tag>` an element, `name=` an attribute, and
 * a bare name the constant or property that is declared by it.
 * @param {ts.Node} node
 * @param {string} step
 */
const isMeant = (node, step) => {
  if (ts.isStringLiteral(node)) return step === `'${node.text}'`;
  if (ts.isCallExpression(node)) return step === `${node.expression.getText()}()`;
  if (ts.isJsxElement(node)) return step === `<${node.openingElement.tagName.getText()}>`;
  if (ts.isJsxSelfClosingElement(node)) return step === `<${node.tagName.getText()}>`;
  if (ts.isJsxAttribute(node)) return step === `${node.name.getText()}=`;
  return (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && step === node.name.getText();
};

/**
 * @param {ts.Node} node
 * @param {readonly string[]} steps each inside of what the one before means
 * @returns {ts.Node[]}
 */
const meantBy = (node, [step = '', ...rest]) => {
  /** @type {ts.Node[]} */
  const found = [];
  node.forEachChild((child) => {
    const below = isMeant(child, step) ? rest : [step, ...rest];
    found.push(...(below.length === 0 ? [child] : meantBy(child, below)));
  });
  return found;
};

/**
 * The file with the row's break in it; of what is declared only the value is broken. However its lines are laid out, a place is
 * found by its names, and has to be the only one that they lead to.
 * @param {import('./table.mjs').Row} row
 */
export const broken = ({ file, at, to }) => {
  const text = readFileSync(join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const [place, ...others] = meantBy(source, at.split(' '));
  if (!place || others.length > 0)
    throw new Error(`${file} has ${String(others.length + (place ? 1 : 0))} places: ${at}`);
  const node = 'initializer' in place ? /** @type {ts.Node} */ (place.initializer ?? place) : place;
  const [start, end] = [node.getStart(), node.getEnd()];
  return text.slice(0, start) + to.replaceAll('$&', () => text.slice(start, end)) + text.slice(end);
};
