import Typography from '@mui/material/Typography';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { cut, LONG } from './cut.ts';

/**
 * Text that a user has written, in the details of a record. A text longer than {@link LONG} characters is cut, and a
 * note says so.
 */
export const LongText = ({ children }: { children: string }) => {
  const t = useT();
  const { coins: whole } = useFormat();
  if (children.length <= LONG) return children;
  return (
    <>
      {cut(children, LONG)}
      <Typography component="span" variant="caption" sx={{ display: 'block', mt: 1, color: 'text.secondary' }}>
        {t('details.cut', { shown: whole(LONG), total: whole(children.length) })}
      </Typography>
    </>
  );
};
