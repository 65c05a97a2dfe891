import { chromium } from 'playwright-core';
const base = process.argv[2];
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
for (const role of ['Admin', 'Buyer', 'Worker']) {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, ...(role === 'Buyer' && { colorScheme: 'dark' }) })).newPage();
  const bad = [];
  const hosts = new Set();
  page.on('console', (m) => m.type() === 'error' && bad.push(m.text()));
  page.on('pageerror', (e) => bad.push(String(e)));
  page.on('request', (r) => hosts.add(new URL(r.url()).host));
  page.on('response', (r) => r.status() >= 400 && bad.push(`${r.status()} ${r.url()}`));
  page.on('requestfailed', (r) => bad.push(`failed ${r.url()} ${r.failure()?.errorText}`));
  await page.goto(`${base}/login`);
  await page.getByRole('button', { name: new RegExp(`^(Sign in as )?${role}$`, 'i') }).first().click();
  await page.waitForURL(/^(?!.*login)/);
  await page.goto(`${base}/Dashboard`);
  await page.locator('nav a[href^="/Dashboard/"]').first().waitFor();
  const links = await page.locator('nav a[href^="/Dashboard/"]').evaluateAll((all) => [...new Set(all.map((a) => a.getAttribute('href')))]);
  for (const link of links) {
    await page.locator(`nav a[href="${link}"]`).first().click();
    await page.locator('h1').first().waitFor();
    await page.waitForTimeout(1500);
  }
  await page.goto(`${base}/Profile`);
  await page.locator('h1').first().waitFor();
  await page.waitForTimeout(1500);
  console.log(role, links.length, 'screens', [...hosts].join(), bad.length ? bad : 'no error');
  await page.context().close();
}
await browser.close();
