// The second inline script of console.html. If a token is stored, it preloads the console's code. The build lists that
// code as links without `rel`, which have no effect (vite/site/laterLinks.ts).
const begin = (links: string) => {
  for (const link of document.querySelectorAll<HTMLLinkElement>(links)) {
    if (matchMedia(link.media).matches) link.rel = link.dataset.rel ?? '';
  }
};
try {
  if (localStorage.getItem('access-token')) {
    const entry = document.querySelector('link[data-entry]');
    // Preloaded later, because they would compete for bandwidth with the files that everything waits for.
    for (const end of ['load', 'error']) entry?.addEventListener(end, () => begin('link[data-then]'));
    begin('link[data-rel]:not([data-then])');
  }
} catch {
  // The browser refuses storage, so nobody can be signed in.
}
