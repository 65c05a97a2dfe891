import { womensNames } from './names.ts';

/** Number of drawn faces in public/people, of women and men in turn. */
const FACES = 48;
/** Number of people among whom one has no picture, as in any marketplace: the initial stands in. */
const WITHOUT = 12;

/** Addresses of drawn faces, one after the other, so that people of one page mostly differ. */
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
