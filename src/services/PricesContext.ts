import { createContext, useContext } from 'react';
import { specified, type Prices } from '#domain/coins.ts';

/** Context of the prices that apply: those that the server has sent, or else the build's. */
export const PricesContext = createContext<Prices>(specified);

export const usePrices = (): Prices => useContext(PricesContext);
