import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

type SectionProps = { title: string; about: readonly string[]; children: ReactNode };

/** Card below the profile with a heading, paragraphs that explain it (`about`), and beside them its content. */
export const Section = ({ title, about, children }: SectionProps) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ mt: { xs: 2, md: 3 }, p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Box sx={sideBySide}>
        <div>
          <Typography id={id} component="h2" variant="h5">
            {title}
          </Typography>
          {about.map((paragraph) => (
            <Typography key={paragraph} sx={{ mt: 0.5, color: 'text.secondary', maxWidth: '70ch' }}>
              {paragraph}
            </Typography>
          ))}
        </div>
        <Box sx={{ minWidth: 0 }}>{children}</Box>
      </Box>
    </Card>
  );
};

const sideBySide = {
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 4,
  rowGap: 2,
  alignItems: 'start',
} as const;
