import { createContext, useContext } from 'react';
import { specified, type Prices } from '#domain/coins.ts';

/** Prices that hold here: those that the server has announced, or those of the build. */
export const PricesContext = createContext<Prices>(specified);

export const usePrices = (): Prices => useContext(PricesContext);
