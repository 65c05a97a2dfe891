/** Adds the link to the web manifest, which prerendered pages omit for speed (vite/site/composePage.ts). */
export const linkManifest = (): void => {
  if (document.querySelector('link[rel="manifest"]')) return;
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  );
};
