import Link from '@mui/material/Link';
import { useT } from '#i18n/useT.ts';

/**
 * Link that moves the focus past the bars to the element with the id `target`. It is the first tab stop of the page,
 * and visible only while focused.
 */
export const SkipLink = ({ target }: { target: string }) => {
  const t = useT();
  return (
    <Link
      href={`#${target}`}
      onClick={(event) => {
        // Otherwise the router would navigate to the hash.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: '4px',
        bgcolor: 'background.paper',
        boxShadow: 'var(--mui-palette-fluent-shadow16)',
        fontWeight: 600,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      {t('action.skipToContent')}
    </Link>
  );
};
