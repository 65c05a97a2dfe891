import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

type SectionProps = { title: string; about: string; children: ReactNode };

/** Card below the profile with a heading, a sentence that explains it (`about`), and its content. */
export const Section = ({ title, about, children }: SectionProps) => {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ mt: { xs: 2, md: 3 }, p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="h3">
        {title}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 2, color: 'text.secondary', maxWidth: '70ch' }}>{about}</Typography>
      {children}
    </Card>
  );
};
