import { useState } from 'react';
import { useNoticeHistory } from '#ui/notices/useNotices.ts';

/** How many news came since the panel was last open; what was said in a toast is not counted. */
export const useUnread = (panelOpen: boolean): number => {
  const history = useNoticeHistory();
  const newest = history[0]?.id ?? 0;
  const [read, setRead] = useState(newest);
  if (panelOpen && newest > read) setRead(newest);
  return history.filter(({ id, kind }) => kind === 'info' && id > read).length;
};
