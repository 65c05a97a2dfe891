import { OpenRegular } from '@fluentui/react-icons/headless/svg/open';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useOwnWords } from '#public-site/useOwnWords.ts';
import { useT } from '#i18n/useT.ts';
import { cardStyle } from '#public-site/cardStyle.ts';
import { Section } from '#public-site/Section.tsx';
import { fluent } from '#ui/theme/tokens.ts';
import { product } from '#product.ts';
import anywhere from './art/anywhere.svg?url&no-inline';
import freelance from './art/freelance.svg?url&no-inline';
import together from './art/together.svg?url&no-inline';

const [first, second, third] = product.posts;

/** Articles on other sites, with a picture each (HOME-26). Pictures are 640 by 300 px. */
const posts = [
  { picture: freelance, ...first },
  { picture: anywhere, ...second },
  { picture: together, ...third },
] as const;

/** Section with cards that link to articles: side by side, on phones below each other (HOME-26). */
export const Blog = () => {
  const t = useT();
  return (
    <Section heading={t('home.blog.heading')} lead={t('home.blog.lead')}>
      <Box sx={grid}>
        {posts.map((post) => (
          <PostCard key={post.url} {...post} />
        ))}
      </Box>
    </Section>
  );
};

const grid = {
  display: 'grid',
  gap: '30px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
};

/** Card that links to an article on another site and names that site. The link's area covers the whole card. */
const PostCard = ({ picture, title, url }: (typeof posts)[number]) => {
  const t = useT();
  const { text, lang } = useOwnWords()(title);
  const id = useId();
  return (
    <Box component="article" data-reveal="" aria-labelledby={`${id}title`} sx={{ display: 'grid' }}>
      <Box sx={card}>
        <Box component="img" src={picture} alt="" width={640} height={300} loading="lazy" decoding="async" sx={art} />
        <Box sx={{ p: 3, flex: 1, display: 'flex', flexDirection: 'column', gap: 1 }}>
          <Typography id={`${id}title`} lang={lang} component="h3" variant="h5">
            {text}
          </Typography>
          <Link id={`${id}link`} href={url} aria-labelledby={`${id}link ${id}title`} underline="hover" sx={link}>
            {t('home.blog.readOn', { site: new URL(url).hostname })}
            <OpenRegular fontSize={16} aria-hidden />
          </Link>
        </Box>
      </Box>
    </Box>
  );
};

const card = {
  ...cardStyle,
  position: 'relative',
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row', md: 'column' },
  transition: 'box-shadow 250ms',
  '&:hover': { boxShadow: fluent('shadow16') },
} as const;

const art = {
  display: 'block',
  flex: 'none',
  width: { xs: '100%', sm: '40%', md: '100%' },
  height: { xs: 180, sm: 'auto', md: 180 },
  objectFit: 'cover',
  filter: fluent('pictureFilter'),
} as const;

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  mt: 1,
  fontWeight: 600,
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '12px' },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${fluent('focusOuter')}`, outlineOffset: -4 },
} as const;
