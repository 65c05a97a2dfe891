/** A node of a syntax tree, as far as it matters here. */
type Node = { type: string; start: number; end: number; id?: { name: string } | null; body?: Node };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/**
 * The code with other statements in the functions of these names, wherever they are declared. Fails where one of them is
 * declared no more, so that an update of a package cannot silently undo this.
 */
export const withOtherBodies = (tree: object, code: string, bodies: Readonly<Record<string, string>>): string => {
  const found: { name: string; body: Node }[] = [];
  const look = (node: Node): void => {
    const name = node.id?.name;
    if (node.type === 'FunctionDeclaration' && node.body && name !== undefined && Object.hasOwn(bodies, name))
      found.push({ name, body: node.body });
    else childrenOf(node).forEach(look);
  };
  look(tree as Node);
  const missing = Object.keys(bodies).filter((wanted) => !found.some(({ name }) => name === wanted));
  if (missing.length > 0) throw new Error(`Not declared any more: ${missing.join(', ')}`);
  return found.reduceRight(
    (text, { name, body }) => `${text.slice(0, body.start)}{${bodies[name] ?? ''}}${text.slice(body.end)}`,
    code,
  );
};
