import { keepInput } from './keptInput.ts';

// Older browsers cache the failed import of a module, which dependent parts would import again: only a new page
// retries it (docs/decisions/0041-lost-code-by-a-new-page.md).

/**
 * Reloads the page with its input kept. False, without a reload, where the host does not respond or the browser refuses
 * storage. `before` is called right before the reload.
 */
export const loadAnew = async (before?: () => void): Promise<boolean> => {
  try {
    // Past the cache: without a connection the reload would show nothing.
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    if (!ok) return false;
    keepInput();
    before?.();
  } catch {
    return false;
  }
  location.reload();
  return true;
};
