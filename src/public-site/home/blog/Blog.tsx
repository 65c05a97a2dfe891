import Box from '@mui/material/Box';
import { useT } from '#i18n/useT.ts';
import { Section } from '../../Section.tsx';
import { PostCard } from './PostCard.tsx';
import { posts } from './posts.ts';

/** Three cards beside each other, below each other on phones (HOME-26). */
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
