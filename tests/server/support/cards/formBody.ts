/** Body of a form as the card company reads it: `metadata[order]=7&types[0]=card` has an object and a list. */
export type Form = { [name: string]: string | Form };

export const readForm = (body: string): Form => {
  const form: Form = {};
  for (const [path, value] of new URLSearchParams(body)) {
    const names = [...path.matchAll(/[^[\]]+/g)].map(([name]) => name);
    const last = names.pop() ?? '';
    let place = form;
    for (const name of names) {
      const inner = place[name];
      place = typeof inner === 'object' ? inner : (place[name] = {});
    }
    place[last] = value;
  }
  return form;
};

/** Texts of a list or object in a form, by name or place. */
export const textsIn = (part: string | Form | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeof part === 'object' ? part : {}).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
