import type { PrerenderedPage, PrerenderedSite } from '../../src/prerender.tsx';

/** Picture for shared links, 1200 x 630, in public/. */
const SHARE_PICTURE = '/share.jpg';

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;

/**
 * Elements for search engines and shared links. They need absolute addresses, so most are left out without `siteUrl`
 * (VITE_SITE_URL, such as 'https://example.com').
 */
export const headOf = (page: PrerenderedPage, site: PrerenderedSite, siteUrl: string | undefined): string => {
  const address = siteUrl && siteUrl + page.path;
  return [
    meta('name', 'description', page.description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:title', page.headline),
    meta('property', 'og:description', page.description),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...(siteUrl && address
      ? [
          `<link rel="canonical" href="${escapeHtml(address)}" />`,
          meta('property', 'og:url', address),
          meta('property', 'og:image', siteUrl + SHARE_PICTURE),
          ...(page.path === '/' ? [structuredData(site, siteUrl)] : []),
        ]
      : []),
  ].join('\n    ');
};

/** Structured data with facts that the page itself shows, as an HTML element. */
const structuredData = ({ name, description }: PrerenderedSite, siteUrl: string): string => {
  const facts = { '@context': 'https://schema.org', '@type': 'WebSite', name, description, url: `${siteUrl}/` };
  return `<script type="application/ld+json">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`;
};
