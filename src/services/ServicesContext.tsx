import { createContext, useContext, type ReactNode } from 'react';
import type { BestWorkers } from './createBestWorkers.ts';
import type { Cards } from './cards.ts';
import type { Images } from './images.ts';

/**
 * Services that screens call directly: images, cards and the landing page's list, which has no data provider. Identity
 * is reached through the session alone.
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
