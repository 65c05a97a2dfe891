import Link from '@mui/material/Link';
import { useT } from '#i18n/useT.ts';

/** The first stop of the Tab key: past the bars, to the element with id `target`. Seen only while focused. */
export const SkipLink = ({ target }: { target: string }) => {
  const t = useT();
  return (
    <Link
      href={`#${target}`}
      onClick={(event) => {
        // The router must not take the hash for a place in the page's history.
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
