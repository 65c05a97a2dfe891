/** The pages that a visitor may see first, all prerendered. */
export const pages = ['/', '/aboutUs', '/login', '/register'];

/** Lighthouse's categories, each of which must be 100. */
export const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

/** Milliseconds on Lighthouse's simulated phone; CLS has no unit. */
export const bars = { paint: 700, blocking: 100, shift: 0.005 };
