import { EyeOffRegular } from '@fluentui/react-icons/headless/svg/eye-off';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useGetList } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { LateMenu, useMenu } from '#ui/commands/LateMenu.tsx';
import { useList } from '#ui/grid/useList.ts';
import { cut } from '#ui/text/cut.ts';
import { BEST_PAID } from './fromList.ts';
import { useHiddenBuyers } from './useHiddenBuyers.ts';

/**
 * Line with the number of tasks that are hidden because of their buyers, and a menu that shows them again. Renders
 * nothing if no buyer is hidden. `hidings` counts how often the worker has hidden a buyer; when it grows, the focus
 * moves to this line, because the pressed button has disappeared.
 */
export const HiddenTasks = ({ hidings }: { hidings: number }) => {
  const t = useT();
  const { buyers, show, showAll } = useHiddenBuyers();
  const { button, menu, choose } = useMenu();
  const { filterValues } = useList();
  /** Number of hidden tasks that would pass the list's present filter; 0 until it is known. */
  const { total: count = 0 } = useGetList(
    'tasks',
    {
      pagination: { page: 1, perPage: 1 },
      sort: BEST_PAID.sort,
      filter: { ...filterValues, user: buyers.map(({ email }) => email) },
    },
    // Like the list below, it is not read again on focus.
    { enabled: buyers.length > 0, retry: false, refetchOnWindowFocus: false },
  );
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hidings > 0) opener.current?.focus();
  }, [hidings]);
  if (buyers.length === 0) return null;
  /**
   * Wraps an action that will remove this line: the focus moves to the page's heading first, so that it is not lost.
   */
  const leaving = (run: () => void) => () => {
    document.querySelector<HTMLElement>('main h1')?.focus();
    run();
  };
  return (
    <Box sx={lineStyle}>
      <EyeOffRegular fontSize={20} aria-hidden />
      <span>
        {count > 0
          ? t('work.hidden.tasks', { smart_count: count })
          : t('work.hidden.buyers', { smart_count: buyers.length })}
      </span>
      <Button ref={opener} variant="text" {...button}>
        {t('work.hidden.show')}
      </Button>
      <LateMenu {...menu}>
        {buyers.map(({ email, name }) => {
          const again = () => show(email);
          return (
            <MenuItem key={email} onClick={choose(buyers.length > 1 ? again : leaving(again))}>
              <Typography component="span" noWrap>
                {t('work.hidden.again', { buyer: cut(name || email, 80) })}
              </Typography>
            </MenuItem>
          );
        })}
        {buyers.length > 1 && <Divider />}
        {buyers.length > 1 && <MenuItem onClick={choose(leaving(showAll))}>{t('work.hidden.allAgain')}</MenuItem>}
      </LateMenu>
    </Box>
  );
};

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  mb: 1,
  color: 'text.secondary',
} as const;
