import { useTaskNews } from './useTaskNews.ts';

/** Nothing to see: it keeps watch while it is there. */
export const TaskNews = () => {
  useTaskNews();
  return null;
};
