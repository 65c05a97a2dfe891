import { useEffect } from 'react';
import { offerCommands, type PageCommand } from './pageCommands.ts';

/** Offers commands in the palette for as long as the calling component is there. Pass an array that is kept (useMemo). */
export const usePaletteCommands = (commands: readonly PageCommand[]): void => {
  useEffect(() => offerCommands(commands), [commands]);
};
