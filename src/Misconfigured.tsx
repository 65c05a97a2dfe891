import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ConfigProblem } from './config.ts';
import { useT } from './i18n/useT.ts';
import { product } from './product.ts';

/** Shown in place of the product when a build-time variable is missing or unusable: names each and what is wrong. */
export const Misconfigured = ({ problems }: { problems: readonly ConfigProblem[] }) => {
  const t = useT();
  return (
    <Box component="main" sx={{ maxWidth: 640, mx: 'auto', px: 3, py: 8 }}>
      <Typography variant="h4" component="h1" gutterBottom>
        {t('config.title', { product: product.name })}
      </Typography>
      <Typography>{t('config.explanation')}</Typography>
      <Box component="ul" sx={{ pl: 3 }}>
        {problems.map(({ variable, key }) => (
          <li key={variable}>
            <code>{variable}</code>: {t(key)}
          </li>
        ))}
      </Box>
    </Box>
  );
};
