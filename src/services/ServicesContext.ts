import type { BestWorkers } from './createBestWorkers.ts';
import type { Cards } from './cards.ts';
import type { Images } from './images.ts';
import { requiredContext } from './requiredContext.ts';

/**
 * Services that screens call directly: images, cards and the landing page's list, which has no data provider. Identity
 * is reached through the session alone.
 */
type Services = { images: Images; cards: Cards; bestWorkers: BestWorkers };

export const [ServicesContext, useServices] = requiredContext<Services>('useServices');
