// The second inline script of console.html: who has a session is not sent away to /login, and needs all of the console's code.
// The build has written down what that is (vite/site/laterLinks.ts), so that it is asked for together with the first file.
try {
  if (localStorage.getItem('access-token'))
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]')) link.rel = link.dataset.rel ?? '';
} catch {
  // Refused by the browser: nobody can be signed in.
}
