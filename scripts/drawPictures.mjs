import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { drawScreens } from './drawScreens.mjs';
import { drawSheet } from './drawSheet.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';

// `npm run pictures`: draws the icons and the picture for shared links in public/, after a change of public/favicon.svg
// or scripts/share.svg, and the screens in docs/ and of the front page. `npm run pictures screens` draws the screens
// alone, further words only those in whose names they are. `npm run pictures -- --all` draws a contact sheet of all
// screens instead of all these (drawSheet.mjs).
await ensureInstalled();
const { chromium } = await import('@playwright/test');

const logo = readFileSync(join(root, 'public/favicon.svg'), 'utf8');
const share = readFileSync(join(root, 'scripts/share.svg'), 'utf8');

// `inset` is the empty part of each side: maskable icons may be cut to a circle.
// prettier-ignore
const pictures = [
  { file: 'icon-192.png',          svg: logo,  width: 192,  height: 192, inset: 0,   ground: 'transparent' },
  { file: 'icon-512.png',          svg: logo,  width: 512,  height: 512, inset: 0,   ground: 'transparent' },
  { file: 'icon-maskable-512.png', svg: logo,  width: 512,  height: 512, inset: 0.2, ground: '#ebf3fc' },
  { file: 'apple-touch-icon.png',  svg: logo,  width: 180,  height: 180, inset: 0.1, ground: '#ffffff' },
  { file: 'share.jpg',             svg: share, width: 1200, height: 630, inset: 0,   ground: '#0c3b5e' },
];

const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: sandbox });
if (process.argv.includes('--all')) {
  await drawSheet(browser);
  await browser.close();
  process.exit();
}
const page = await browser.newPage();
const onlyScreens = process.argv.includes('screens');
for (const { file, svg, width, height, inset, ground } of onlyScreens ? [] : pictures) {
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<style>body{margin:0;padding:${String(width * inset)}px;background:${ground}}svg{display:block;width:${String(width * (1 - 2 * inset))}px}</style>${svg}`,
  );
  const format = file.endsWith('.jpg') ? { quality: 88 } : { omitBackground: true };
  await page.screenshot({ path: join(root, 'public', file), ...format });
  console.log(`public/${file}`);
}
await drawScreens(browser);
await browser.close();
