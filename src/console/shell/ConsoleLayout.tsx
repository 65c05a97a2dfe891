import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState, useSyncExternalStore, useEffect, type ReactNode } from 'react';
import { useStoreContext, type Store } from 'react-admin';
import { useSession, useSessionState } from '#authProvider/SessionContext.tsx';
import { isOnline, onOnlineChange } from '#dataProvider/online.ts';
import { watchLists } from '#dataProvider/loadedLists.ts';
import type { Submission } from '#domain/entities.ts';
import { newsAmong, seenAfter, type Seen } from '#domain/news.ts';
import { submissionStatus, submissionStatuses, type SubmissionStatus } from '#domain/rules.ts';
import { preloadable } from '#loading/preloadable.ts';
import type { Sentence } from '#i18n/sentence.ts';
import { coinText } from '#i18n/useCoinText.ts';
import { useT } from '#i18n/useT.ts';
import { addresses, detailsIn, type Address } from '#product.ts';
import { TaskNews } from '#resources/tasks/resource.tsx';
import { useEverOpen } from '#ui/dialogs/useEverOpen.ts';
import { Late } from '#ui/loading/Late.tsx';
import { lazyOrNothing } from '#ui/loading/lazyOrNothing.ts';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { useNoticeHistory, useNotices } from '#ui/notices/useNotices.ts';
import { ShortcutsDialog } from '#ui/shortcuts/ShortcutsDialog.tsx';
import { Palette } from '../palette/Palette.tsx';
import { screenStyle } from './frameStyles.ts';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';

/**
 * Component that closes dialogs by the browser's Back button. It is loaded after the first paint, because the page is
 * usable without it.
 */
const Back = lazyOrNothing(async () => (await import('#ui/overlay/Back.tsx')).Back);
const PrintStyles = lazyOrNothing(async () => (await import('./PrintStyles.tsx')).PrintStyles);

/** Panel with the Notifications, loaded late because most visits never open it. */
const NotificationsPanel = preloadable(async () => (await import('./NotificationsPanel.tsx')).NotificationsPanel);

/** Layout of the Dashboard within the site's layout: top bar, sidebar, and the screen as `children` (DASH-1, C-31). */
export const ConsoleLayout = ({ children }: { children: ReactNode }) => {
  const [menuOpen, setMenuOpen] = useState(false);
  const [panelOpen, setPanelOpen] = useState(false);
  const [keysOpen, setKeysOpen] = useState(false);
  const [paletteOpen, setPaletteOpen] = useState(false);
  useNews();
  useBalance();
  const unread = useUnread(panelOpen);
  const everNotified = useEverOpen(panelOpen);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}>
      {/* First, so that their commands come after those of the screen in the palette. */}
      <ShortcutsDialog open={keysOpen} onOpen={() => setKeysOpen(true)} onClose={() => setKeysOpen(false)} />
      <Palette
        open={paletteOpen}
        onOpen={() => setPaletteOpen(true)}
        onClose={() => setPaletteOpen(false)}
        onNotifications={() => setPanelOpen(true)}
      />
      <TopBar
        unread={unread}
        onMenu={() => setMenuOpen(true)}
        onNotifications={() => setPanelOpen(true)}
        onKeys={() => setKeysOpen(true)}
        onPalette={() => setPaletteOpen(true)}
      />
      <Box sx={{ display: 'flex', flex: 1, minWidth: 0 }}>
        <Sidebar open={menuOpen} onClose={() => setMenuOpen(false)} />
        <Box sx={screenStyle}>
          <OfflineBar />
          {children}
        </Box>
      </Box>
      <TaskNews />
      <Suspense>
        <Back />
        <PrintStyles />
      </Suspense>
      {everNotified && (
        <Late>
          <NotificationsPanel open={panelOpen} onClose={() => setPanelOpen(false)} />
        </Late>
      )}
    </Box>
  );
};

/** Hook that reads the user's balance again whenever react-admin's Refresh invalidates all queries. */
const useBalance = () => {
  const session = useSession();
  useQuery({ queryKey: ['balance'], queryFn: session.refresh, initialData: true, staleTime: Infinity });
};

/** Message above every screen while the browser is offline, because lists and figures then wait without saying why. */
const OfflineBar = () => {
  const t = useT();
  const online = useSyncExternalStore(onOnlineChange, isOnline);
  return (
    <Box role="status" sx={{ mb: online ? 0 : 2 }}>
      {!online && <MessageBar tone="warning">{t('offline')}</MessageBar>}
    </Box>
  );
};

/**
 * Hook that returns the number of news (notices of kind 'info') since the Notifications were last open. Results of the
 * user's own actions do not count.
 */
const useUnread = (panelOpen: boolean): number => {
  const history = useNoticeHistory();
  const newest = history[0]?.id ?? 0;
  const [read, setRead] = useState(newest);
  if (panelOpen && newest > read) setRead(newest);
  return history.filter(({ id, kind }) => kind === 'info' && id > read).length;
};

/**
 * Hook that adds an entry to the Notifications for each submission that has changed since the user last saw it. It
 * watches lists that screens read anyway, and makes no request.
 */
const useNews = (): void => {
  const queryClient = useQueryClient();
  const store = useStoreContext();
  const role = useSessionState().record?.role;
  const { note } = useNotices();
  useEffect(() => {
    if (!role) return undefined;
    return watchLists(queryClient, 'submissions', (now) => {
      const key = `newsSeen.${role}`;
      const seen = seenBefore(store, key);
      for (const { message, to } of newsOf(newsAmong(role, seen, now))) note(message, { to });
      store.setItem(key, seenAfter(role, seen, now));
    });
  }, [queryClient, store, role, note]);
};

const seenBefore = (store: Store, key: string): Seen | undefined => {
  const kept: unknown = store.getItem(key);
  return typeof kept === 'object' && kept !== null ? (kept as Seen) : undefined;
};

/** Largest number of news of one kind that get an entry each; a larger number shares one entry. */
const FEW = 3;

/** Piece of news: its sentence, and the address of the submissions it is about. */
type News = { message: Sentence; to: Address };

const newsOf = (submissions: readonly Submission[]): readonly News[] =>
  submissionStatuses.flatMap((kind): readonly News[] => {
    const of = submissions.filter(({ status }) => submissionStatus(status) === kind);
    // Pending work is news for its buyer; a verdict is news for its worker.
    const list = kind === 'pending' ? addresses.buyerHome : addresses.mySubmissions;
    if (of.length <= FEW) return of.map((one) => oneOf(kind, one, list));
    const coins = coinText(of.reduce((sum, { payable_amount }) => sum + payable_amount, 0));
    return [
      { message: (t, format) => t(`news.${kind}Many`, { smart_count: of.length, coins: coins(t, format) }), to: list },
    ];
  });

const oneOf = (kind: SubmissionStatus, submission: Submission, list: Address): News => {
  const { _id, task_title, task_id, worker_name, worker_email, payable_amount } = submission;
  const vars = { title: task_title || task_id, worker: worker_name || worker_email };
  const coins = coinText(payable_amount);
  return {
    message: (t, format) => t(`news.${kind}`, { ...vars, coins: coins(t, format) }),
    to: detailsIn(list, _id),
  };
};
