import { product } from '#product.ts';
import anywhere from './art/anywhere.svg?url&no-inline';
import freelance from './art/freelance.svg?url&no-inline';
import together from './art/together.svg?url&no-inline';

const [first, second, third] = product.posts;

/** Three cards that lead to other sites (HOME-26); each picture is 640 by 300. */
export const posts = [
  { picture: freelance, ...first },
  { picture: anywhere, ...second },
  { picture: together, ...third },
] as const;
