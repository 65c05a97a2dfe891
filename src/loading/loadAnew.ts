import { keepInput } from './keptInput.ts';

// Browsers up to some months ago remember that the fetch of a module has failed, React and the router that a part has: only another
// page asks again (docs/decisions/0041-lost-code-by-a-new-page.md).

/**
 * Loads the page anew, with what was typed and pressed kept, where the host serves it and the browser keeps it. False, and
 * everything stays, where not. `before` comes last before the page goes.
 */
export const loadAnew = async (before?: () => void): Promise<boolean> => {
  try {
    // The page and nothing that was kept of it: without a connection the reload would leave nothing.
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
