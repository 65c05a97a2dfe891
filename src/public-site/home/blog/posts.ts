import type { PlainKey } from '#i18n/messages.ts';
import { product } from '#product.ts';
import anywhere from './art/anywhere.svg?url&no-inline';
import freelance from './art/freelance.svg?url&no-inline';
import together from './art/together.svg?url&no-inline';

/** Three cards that lead to other sites (HOME-26); each picture is 640 by 300. */
export const posts = [
  {
    picture: freelance,
    title: 'home.blog.freelance',
    text: 'home.blog.freelanceText',
    url: product.freelanceBlogUrl,
  },
  { picture: anywhere, title: 'home.blog.anywhere', text: 'home.blog.anywhereText', url: product.anywhereBlogUrl },
  { picture: together, title: 'home.blog.together', text: 'home.blog.togetherText', url: product.togetherBlogUrl },
] as const satisfies readonly { picture: string; title: PlainKey; text: PlainKey; url: string }[];
