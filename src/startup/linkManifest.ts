/** Names the web manifest, which a prerendered page does without until its code is there (vite/site/composePage.ts). */
export const linkManifest = (): void => {
  if (document.querySelector('link[rel="manifest"]')) return;
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  );
};
