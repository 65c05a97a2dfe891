import Box from '@mui/material/Box';
import type { PlainKey } from '#i18n/messages.ts';
import { useT } from '#i18n/useT.ts';
import { Container } from '../../shell/Container.tsx';

/** Numbers that the specification fixes; they are not animated (HOME-25). */
const figures = [
  { figure: 'home.stats.posts', label: 'home.stats.postsLabel' },
  { figure: 'home.stats.projects', label: 'home.stats.projectsLabel' },
  { figure: 'home.stats.freelancers', label: 'home.stats.freelancersLabel' },
] as const satisfies readonly { figure: PlainKey; label: PlainKey }[];

export const StatsStrip = () => {
  const t = useT();
  return (
    <Box component="section" aria-label={t('home.stats.label')} sx={strip}>
      <Container>
        <Box component="dl" data-reveal="" sx={row}>
          {figures.map(({ figure, label }) => (
            <Box key={label} sx={entry}>
              <Box
                component="dt"
                sx={{
                  typography: { xs: 'caption', sm: 'subtitle1' },
                  fontWeight: { sm: 400 },
                  color: 'text.secondary',
                }}
              >
                {t(label)}
              </Box>
              <Box component="dd" sx={number}>
                {t(figure)}
              </Box>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
};

const strip = { py: 5, bgcolor: 'fluent.page' };

/** Styles of the row of numbers, with lines between them. */
const row = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  textAlign: 'center',
  '& > * + *': { borderInlineStart: '1px solid', borderColor: 'divider' },
};

/** Styles of a number with its label; the numbers stay aligned when a label takes two lines. */
const entry = {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  py: 1,
  px: { xs: 0.5, sm: 2 },
};

const number = {
  m: 0,
  typography: { xs: 'h5', sm: 'h1' },
  fontVariantNumeric: 'tabular-nums',
  color: 'fluent.brandText',
};
