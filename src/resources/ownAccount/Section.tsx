import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

type SectionProps = { title: string; about: readonly string[]; children: ReactNode };

/** Card below the profile with a heading, paragraphs that explain it (`about`), and its content below them. */
export const Section = ({ title, about, children }: SectionProps) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={cardStyle}>
      <Typography id={id} component="h2" variant="h5">
        {title}
      </Typography>
      {about.map((paragraph) => (
        <Typography key={paragraph} sx={aboutStyle}>
          {paragraph}
        </Typography>
      ))}
      <Box sx={{ pt: 2, minWidth: 0 }}>{children}</Box>
    </Card>
  );
};

const aboutStyle = { mt: 0.5, 'p + &': { mt: 1.5 }, color: 'text.secondary', maxWidth: '80ch' } as const;
const cardStyle = { p: { xs: 2, sm: 3 }, minWidth: 0 } as const;
