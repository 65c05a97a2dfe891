import { keepInput } from './keptInput.ts';

// Older browsers cache the failed import of a module, and other modules would import that failure again. Only a new
// page retries it (docs/decisions/0041-lost-code-by-a-new-page.md).

/**
 * Reloads the page and keeps its input. Resolves to false, without a reload, when the host does not respond or the
 * browser refuses storage. `before` is called right before the reload. A call while a reload is being prepared returns
 * the same promise: a second reload could hit the new page just after it has taken the input from storage.
 */
export const loadAnew = (before?: () => void): Promise<boolean> =>
  (coming ??= reload(before).finally(() => {
    coming = undefined;
  }));

let coming: Promise<boolean> | undefined;

const reload = async (before?: () => void): Promise<boolean> => {
  try {
    // Bypasses the cache, because without a connection the reload would show nothing.
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (!ok) return false;
    keepInput();
    before?.();
  } catch {
    return false;
  }
  // This page still takes input until the server has answered with the new one.
  addEventListener('pagehide', keepInput, { once: true });
  location.reload();
  return true;
};
