import { chromium } from 'playwright';
const browser = await chromium.launch({ executablePath: '/usr/lib/chromium/chromium-headless-shell' });
const screens = { admin: ['AdminHome','manageuser','managetask'], buyer: ['buyerHome','buyerAddTask','buyerTask','buyerPurchaseCoin','paymentHistory'], worker: ['workerHome','workerTaskList','workerSubmission','withdrawals'] };
const only = process.argv[2] ?? '';
const frames = process.argv[3] === 'frames';
for (const [w,h] of [[1440,900],[390,844],[900,800]]) for (const role of Object.keys(screens)) {
  if (process.argv[4] && Number(process.argv[4]) !== w) continue;
  const context = await browser.newContext({ viewport: { width: w, height: h } });
  const page = await context.newPage();
  await page.goto('http://localhost:6621/login');
  await page.getByRole('button', { name: `Sign in as ${role}` }).click();
  await page.waitForURL(/Dashboard/); await page.waitForTimeout(2500);
  for (const path of screens[role]) {
    if (only && !path.includes(only)) continue;
    const p = await context.newPage();
    const cdp = await context.newCDPSession(p); await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await p.addInitScript(() => { window.__s = []; new PerformanceObserver((l) => { for (const e of l.getEntries()) window.__s.push([e.value, e.sources?.map((s) => `${s.node?.nodeName}.${(s.node?.className||'').toString().slice(0,40)} ${s.node?.textContent?.slice(0,25)} ${Math.round(s.previousRect.y)}->${Math.round(s.currentRect.y)}`)]); }).observe({ type: 'layout-shift', buffered: true }); });
    const start = Date.now();
    await p.goto(`http://localhost:6621/Dashboard/${path}`, { waitUntil: 'commit' });
    if (frames) for (let i = 0; i < 24; i++) { await p.screenshot({ path: `/tmp/states-shots/${path}-${w}-${String(i).padStart(2,'0')}-${Date.now()-start}.png` }).catch(() => {}); }
    await p.waitForTimeout(3500);
    const info = await p.evaluate(() => ({ shift: window.__s, tops: [...document.querySelectorAll('main h1, main h2, [role=toolbar], main .MuiPaper-root, main form, [role=grid], main dl, footer, main nav')].slice(0, 14).map((e) => { const r = e.getBoundingClientRect(); return `${e.tagName}${e.getAttribute('role')??''} ${Math.round(r.x)},${Math.round(r.y)} ${Math.round(r.width)}x${Math.round(r.height)}`; }) }));
    console.log(path, w, 'CLS', info.shift.reduce((a,[v])=>a+v,0).toFixed(4), JSON.stringify(info.shift.filter(([v])=>v>0.002)).slice(0,500));
    if (process.argv[5]) console.log('   ', info.tops.join(' | '));
    if (!frames) await p.screenshot({ path: `/tmp/states-shots/${path}-${w}.png` });
    await p.close();
  }
  await context.close();
}
await browser.close();
