/** The browser refuses the service worker through which the demo is answered. Main shows `NoServiceWorker` for it. */
export class SimulationUnavailable extends Error {
  override readonly name = 'SimulationUnavailable';
}
