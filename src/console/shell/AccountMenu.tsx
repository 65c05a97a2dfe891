import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Suspense, useState } from 'react';
import { useSessionState } from '#authProvider/SessionContext.tsx';
import { useT } from '#i18n/useT.ts';
import { loadAnew } from '#loading/loadAnew.ts';
import { useEverOpen } from '#ui/dialogs/useEverOpen.ts';
import { lazyOrNothing } from '#ui/loading/lazyOrNothing.ts';
import { PersonAvatar } from '#ui/people/PersonAvatar.tsx';

/** The panel's code, which most visits never need. */
const AccountPanel = lazyOrNothing(async () => (await import('./AccountPanel.tsx')).AccountPanel);

/**
 * The picture at every width (DASH-15 to DASH-17), and behind it all that a narrow bar has no room for (DASH-9). Below 900 px
 * it holds the balance, the theme and LogOut as well, which stand in the shared bar above that (C-61), and on a phone the
 * languages.
 */
export const AccountMenu = () => {
  const { record } = useSessionState();
  const t = useT();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const everOpen = useEverOpen(anchor !== null);
  const label = t('topBar.account', { name: record?.name || t('topBar.guest') });
  const picture = { name: record?.name ?? '', src: record?.imgurl ?? '' };
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => {
            setAnchor(event.currentTarget);
            if (AccountPanel.isLost()) void loadAnew();
          }}
          sx={{ p: 0, flexShrink: 0 }}
        >
          <PersonAvatar {...picture} />
        </IconButton>
      </Tooltip>
      {everOpen && (
        <Suspense>
          <AccountPanel anchor={anchor} label={label} onClose={close} />
        </Suspense>
      )}
    </>
  );
};
