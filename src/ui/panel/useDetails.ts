import { useOpened } from './useOpened.ts';

/** Details in the address: the id of the open record and the key of its tab, `?details=<id>&tab=<key>`. */
export const useDetails = () => {
  const { value, params, open, openInside, close } = useOpened('details', ['tab']);
  return {
    id: value,
    tab: params.get('tab') ?? undefined,
    open,
    openTab: (tab: string) => openInside({ tab }),
    close,
  };
};

export type Details = ReturnType<typeof useDetails>;
