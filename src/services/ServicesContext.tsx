import { createContext, useContext, type ReactNode } from 'react';
import type { BestWorkers } from './bestWorkers.ts';
import type { Cards } from './cards.ts';
import type { Images } from './images.ts';

/**
 * What screens ask by themselves: the outside companies, but for identity, which is reached through the session alone, and the
 * one list of the landing page, which has no data provider.
 */
export type Services = { images: Images; cards: Cards; bestWorkers: BestWorkers };

const ServicesContext = createContext<Services | null>(null);

export const ServicesProvider = ({ services, children }: { services: Services; children: ReactNode }) => (
  <ServicesContext.Provider value={services}>{children}</ServicesContext.Provider>
);

export const useServices = (): Services => {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices outside of ServicesProvider');
  return services;
};
