import { useOpened } from './useOpened.ts';

/** Which record's details are open, and which of their tabs: `?details=<id>&tab=<key>`. */
export const useDetails = () => {
  const { value, params, open, openInside, close } = useOpened('details', ['tab']);
  return {
    id: value,
    tab: params.get('tab') ?? undefined,
    open,
    openTab: (tab: string) => {
      openInside({ tab });
    },
    close,
  };
};

export type Details = ReturnType<typeof useDetails>;
