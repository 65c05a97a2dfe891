import { AlertRegular } from '@fluentui/react-icons/headless/svg/alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';

/** The mark has room for one digit. */
const MOST = 9;

type BellProps = { unread: number; onClick: () => void };

/** Opens the Notifications. Its name stays the same; how many are new is its description, and announced as they come. */
export const Bell = ({ unread, onClick }: BellProps) => {
  const t = useT();
  const { digits } = useFormat();
  const news = useId();
  return (
    <>
      <Tooltip title={t('notifications.title')}>
        <IconButton
          aria-label={t('notifications.title')}
          aria-describedby={unread > 0 ? news : undefined}
          onClick={onClick}
          sx={{ position: 'relative' }}
        >
          <AlertRegular />
          {unread > 0 && (
            <Box component="span" aria-hidden sx={markStyle}>
              {unread > MOST ? `${digits(MOST)}+` : digits(unread)}
            </Box>
          )}
        </IconButton>
      </Tooltip>
      <Box component="span" role="status" id={news} sx={visuallyHidden}>
        {unread > 0 && t('notifications.unread', { smart_count: unread })}
      </Box>
    </>
  );
};

const markStyle = {
  position: 'absolute',
  // Over the bell's shoulder, with an edge of the bar's colour around it.
  top: -2,
  insetInlineEnd: -2,
  minWidth: 16,
  px: 0.5,
  borderRadius: 2,
  boxShadow: '0 0 0 2px var(--mui-palette-background-paper)',
  fontSize: '.625rem',
  fontWeight: 700,
  lineHeight: '16px',
  bgcolor: 'error.main',
  color: 'error.contrastText',
} as const;
