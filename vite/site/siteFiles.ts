import type { PrerenderedSite } from '../../src/prerender.tsx';

type File = { fileName: string; source: string };

/**
 * Files for browsers and search engines. A sitemap needs absolute addresses, so there is none without `siteUrl`
 * (VITE_SITE_URL).
 */
export const siteFiles = (site: PrerenderedSite, siteUrl: string | undefined): File[] => [
  { fileName: 'manifest.webmanifest', source: JSON.stringify(manifest(site), null, 2) },
  { fileName: 'robots.txt', source: robots(siteUrl) },
  ...(siteUrl ? [{ fileName: 'sitemap.xml', source: sitemap(site, siteUrl) }] : []),
];

const manifest = ({ name, description, color, background }: PrerenderedSite) => ({
  name,
  short_name: name,
  description,
  start_url: '/',
  display: 'standalone',
  theme_color: color,
  background_color: background,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

const robots = (siteUrl: string | undefined): string =>
  [
    'User-agent: *',
    'Disallow: /Dashboard',
    'Disallow: /Profile',
    ...(siteUrl ? ['', `Sitemap: ${siteUrl}/sitemap.xml`] : []),
  ]
    .join('\n')
    .concat('\n');

const sitemap = ({ pages }: PrerenderedSite, siteUrl: string): string => {
  const rows = pages.map(({ path }) => `  <url><loc>${siteUrl}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</urlset>\n`;
};
