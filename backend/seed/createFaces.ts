import { womensNames } from './names.ts';

/** Number of drawn faces in public/people: women have odd numbers, men even ones. */
const FACES = 48;
/** Number of people of whom one has no picture, as in any marketplace; screens show the initial instead. */
const WITHOUT = 12;

/**
 * Returns a function that takes a person's name and returns the URL of the next drawn face, '' for every twelfth
 * person. Faces repeat only after 24 people of one sex. `site` is the origin that serves the pictures.
 */
export const createFaces = (site: string) => {
  const drawn = { women: 0, men: 0 };
  let people = 0;
  return (name: string): string => {
    people += 1;
    if (people % WITHOUT === 0) return '';
    const women = womensNames.has(name.split(' ')[0] ?? '');
    const nth = drawn[women ? 'women' : 'men']++;
    const face = ((nth * 2) % FACES) + (women ? 1 : 2);
    return `${site}/people/${String(face).padStart(2, '0')}.svg`;
  };
};
