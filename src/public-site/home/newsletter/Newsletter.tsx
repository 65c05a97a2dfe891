import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useT } from '#i18n/useT.ts';
import { sectionHeadingStyle } from '../../headlineStyle.ts';
import { Container } from '../../shell/Container.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

/** The newsletter's box (HOME-27). */
export const Newsletter = () => {
  const t = useT();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ pb: { xs: 7, md: 10 }, bgcolor: 'fluent.surface1' }}>
      <Container>
        <Box data-reveal="" sx={box}>
          <Typography id={id} variant="h2" sx={sectionHeadingStyle}>
            {t('home.newsletter.heading')}
          </Typography>
          <NewsletterForm />
        </Box>
      </Container>
    </Box>
  );
};

const box = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
  alignItems: 'center',
  gap: { xs: 3, md: 6 },
  p: { xs: 3, md: 6 },
  // The form ends with the empty line for what it says.
  pb: { xs: 1 },
  borderRadius: '16px',
  bgcolor: 'fluent.brandTint',
  border: '1px solid',
  borderColor: 'fluent.brandStroke',
} as const;
