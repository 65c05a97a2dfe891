import { AlertRegular } from '@fluentui/react-icons/headless/svg/alert';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import { useStore } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { ACTIONS, readActions } from '#dataProvider/actionLog.ts';
import { useSay } from '#i18n/sentence.ts';
import { useT } from '#i18n/useT.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { csvName, saveFile } from '#ui/export/saveFile.ts';
import { EmptyState } from '#ui/messages/EmptyState.tsx';
import { tones } from '#ui/messages/tones.ts';
import { useNoticeHistory, useNotices } from '#ui/notices/useNotices.ts';
import { belowBar, Drawer } from '#ui/overlay/Drawer.ts';
import { cut } from '#ui/text/cut.ts';
import { fluent } from '#ui/theme/tokens.ts';
import { mayOpen } from '../screens.ts';

/**
 * Panel at the right with the notices of this visit, to be read again after their toasts are gone (C-28). An entry
 * links to its record, if the role may open that.
 */
export const NotificationsPanel = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useT();
  const say = useSay();
  const role = useSessionState().record?.role;
  const { time } = useFormat();
  const { dismiss, quiet } = useNotices();
  // The toasts would cover the panel, which says the same.
  useEffect(() => {
    if (open) quiet();
  }, [open, quiet]);
  const history = useNoticeHistory();
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ paper: { sx: paperStyle, 'aria-labelledby': TITLE }, backdrop: { invisible: true } }}
    >
      <Box sx={headStyle}>
        <Typography id={TITLE} variant="h5" component="h2" sx={{ flex: 1 }}>
          {t('notifications.title')}
        </Typography>
        {history.length > 0 && (
          <Button variant="text" onClick={() => dismiss()}>
            {t('notifications.clear')}
          </Button>
        )}
        <IconButton aria-label={t('action.close')} onClick={onClose}>
          <DismissRegular />
        </IconButton>
      </Box>
      {history.length === 0 ? (
        <EmptyState title={t('notifications.none')} hint={t('notifications.noneHint')} drawing={<AlertRegular />} />
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {history.map(({ id, message, detail, about, kind, at, to }) => {
            const { Icon, mark } = tones[kind];
            return (
              <Box component="li" key={id} sx={noticeStyle}>
                <Typography variant="subtitle2" component="p" sx={{ overflowWrap: 'anywhere' }}>
                  {to && role && mayOpen(to, role) ? (
                    <Link component={RouterLink} to={to} onClick={onClose}>
                      {say(message)}
                    </Link>
                  ) : (
                    say(message)
                  )}
                </Typography>
                {detail && <Typography sx={{ overflowWrap: 'anywhere' }}>{say(detail)}</Typography>}
                <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {about
                    ? t('notifications.about', { about: cut(about), time: time(at) })
                    : t('notifications.at', { time: time(at) })}
                </Typography>
                <Icon fontSize={20} color={fluent(mark)} aria-hidden />
              </Box>
            );
          })}
        </Box>
      )}
      <OwnActions />
    </Drawer>
  );
};

/**
 * Button that downloads a CSV file of the changes that this user has made from this browser, over all visits
 * (dataProvider/actionLog.ts). Renders nothing without any.
 */
const OwnActions = () => {
  const t = useT();
  const [stored] = useStore<unknown>(ACTIONS);
  const actions = useMemo(() => readActions(stored), [stored]);
  if (actions.length === 0) return null;
  const download = async () => {
    // Loaded late, because most visits save no file.
    const { csvOf } = await import('#ui/export/csv.ts');
    const rows = actions.map(({ at, resource, verb, name, id, change, result }) => [
      at,
      t(`actions.verb.${verb}`),
      resource,
      name,
      id,
      change,
      t(`actions.result.${result}`),
    ]);
    saveFile(csvName('actions', new Date()), csvOf([columns.map((column) => t(`actions.column.${column}`)), ...rows]));
  };
  return (
    <Box sx={{ pt: 2 }}>
      <Button onClick={() => void download()}>{t('actions.download', { smart_count: actions.length })}</Button>
      <Typography variant="caption" component="p" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {t('actions.hint')}
      </Typography>
    </Box>
  );
};

const columns = ['at', 'verb', 'resource', 'name', 'id', 'change', 'result'] as const;

/** Style of the heading's row. Its close button is at the same place as the one of a details panel. */
const headStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  mx: -3,
  pl: 3,
  pr: 1,
  pb: 1,
  borderBottom: '1px solid var(--mui-palette-divider)',
} as const;
const TITLE = 'notifications-title';
const noticeStyle = {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: 1,
  py: 1.5,
  borderBottom: '1px solid var(--mui-palette-divider)',
  '& > p, & > span': { gridColumn: 2 },
  '& > svg': { gridArea: '1 / 1' },
} as const;
const paperStyle = { ...belowBar, width: { xs: '100%', sm: 400 }, p: 3, pt: 1 } as const;
