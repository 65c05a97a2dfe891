import type { BestWorkers } from './createBestWorkers.ts';
import type { Cards } from './cards.ts';
import type { Images } from './images.ts';
import { requiredContext } from './requiredContext.ts';

/**
 * Services that screens and pages call directly: image host, card company and the landing page's list of best workers.
 * The identity provider is reached through the session alone.
 */
type Services = { images: Images; cards: Cards; bestWorkers: BestWorkers };

export const [ServicesContext, useServices] = requiredContext<Services>('useServices');
