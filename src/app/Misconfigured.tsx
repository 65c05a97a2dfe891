import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useT } from '#i18n/useT.ts';
import { product } from '#product.ts';
import { PlainPage } from '#ui/page/PlainPage.tsx';
import type { ConfigProblem } from '#runtime/config.ts';

/**
 * Page shown instead of the product when build-time variables are missing or invalid; it lists each of them with its
 * problem.
 */
export const Misconfigured = ({ problems }: { problems: readonly ConfigProblem[] }) => {
  const t = useT();
  return (
    <PlainPage title={t('config.title', { product: product.name })}>
      <Typography>{t('config.explanation')}</Typography>
      <Box component="ul" sx={{ mb: 0, pl: 2.5, display: 'grid', gap: 1, '& code': { fontWeight: 600 } }}>
        {problems.map(({ variable, key }) => (
          <li key={variable}>
            <code>{variable}</code>: {t(key)}
          </li>
        ))}
      </Box>
    </PlainPage>
  );
};
