// The second inline script of console.html: who has a session is not sent away to /login, and needs all of the console's code. The
// build has written down what that is (vite/site/laterLinks.ts): links without effect, as long as they have no `rel`.
const begin = (links: string) => {
  for (const link of document.querySelectorAll<HTMLLinkElement>(links)) {
    if (matchMedia(link.media).matches) link.rel = link.dataset.rel ?? '';
  }
};
try {
  if (localStorage.getItem('access-token')) {
    const entry = document.querySelector('link[data-entry]');
    // Side by side, files that are evaluated later would take their share of the network from those that everything waits for.
    for (const end of ['load', 'error'])
      entry?.addEventListener(end, () => {
        begin('link[data-then]');
      });
    begin('link[data-rel]:not([data-then])');
  }
} catch {
  // Refused by the browser: nobody can be signed in.
}
