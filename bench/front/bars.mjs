/** Prerendered pages, which a visitor may see first. */
export const pages = ['/', '/aboutUs', '/login', '/register'];

/** Lighthouse's categories, each of which must be 100. */
export const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

/**
 * Limits on Lighthouse's simulated phone: largest paint and blocked time in milliseconds, layout shift (CLS) without a
 * unit.
 */
export const bars = { paint: 700, blocking: 100, shift: 0.005 };
