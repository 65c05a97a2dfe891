import { startTransition, StrictMode, useEffect, useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { DASHBOARD, isConsolePath } from '#ui/page/consolePath.ts';
import { PrerenderedContext, ReplayingContext, usePrerendered } from '#ui/page/usePrerendered.ts';
import { recorded, type Buffered, type Field } from '#loading/buffered.ts';
import { keepInput, takeKeptInput } from '#loading/keptInput.ts';

/**
 * Creates the object that renders the page into an element: its `show` hydrates a prerendered page, and replaces any
 * other content.
 */
export const createPage = (element: HTMLElement) => {
  const { pathname } = location;
  const drawn = document.documentElement.dataset.prerendered;
  // A path in another spelling is redirected to the canonical one first (C-38), so its page is not hydrated.
  const isFrame = drawn === DASHBOARD && isConsolePath(pathname) && !pathname.endsWith('/');
  let prerendered = drawn === pathname || isFrame;
  takeKeptInput();
  let root: Root | undefined;
  /** Children to render once hydration is complete, because React accepts no other tree during it. */
  let next: ReactNode;
  let hydrating = false;
  const onHydrated = () => {
    hydrating = false;
    if (next) root?.render(next);
  };
  return {
    isPrerendered: () => prerendered,
    /**
     * Gives up the prerendered page because its code could not be loaded. What was typed and pressed in it is stored
     * for the page that replaces it.
     */
    startOver: () => {
      try {
        keepInput();
      } catch {
        // The browser refuses storage.
      }
      prerendered = false;
    },
    show: (children: ReactNode) => {
      const page = (
        <StrictMode>
          <HydratedPage prerendered={prerendered} onHydrated={onHydrated}>
            {children}
          </HydratedPage>
        </StrictMode>
      );
      if (hydrating) next = page;
      else if (root) root.render(page);
      // In a transition, so that the browser can handle input in between.
      else if (prerendered) {
        hydrating = true;
        startTransition(() => {
          root = hydrateRoot(element, page);
        });
      } else {
        element.replaceChildren();
        root = createRoot(element);
        root.render(page);
      }
    },
  };
};

/** Props of the page. `onHydrated` is called once React has hydrated it, or at once if it is not `prerendered`. */
type HydratedPageProps = { prerendered: boolean; onHydrated: () => void; children: ReactNode };

/**
 * Wrapper that replays the buffered input after its second render, when every field and button inside has its handlers.
 */
const HydratedPage = ({ prerendered, onHydrated, children }: HydratedPageProps) => {
  const [first, setFirst] = useState(prerendered);
  const [replaying, setReplaying] = useState(prerendered);
  useEffect(() => {
    if (first) {
      onHydrated();
      startTransition(() => setFirst(false));
      return;
    }
    const { dataset } = document.documentElement;
    delete dataset.start;
    delete dataset.prerendered;
    void replay(window.buffer).finally(() => setReplaying(false));
  }, [first, onHydrated]);
  return (
    <PrerenderedContext value={first}>
      <ReplayingContext value={replaying}>{children}</ReplayingContext>
    </PrerenderedContext>
  );
};

/** Renders its children only after hydration: they are not prerendered. */
export const OnceHydrated = ({ children }: { children: ReactNode }) => (usePrerendered() ? null : children);

/**
 * Promise that resolves after React has rendered the effects of the last event, so that the next one can be replayed.
 */
const drawn = () => new Promise((resolve) => setTimeout(resolve));

/** Replays the changes, presses and submits recorded before hydration. */
const replay = async (buffered: Buffered | undefined): Promise<void> => {
  if (!buffered) return;
  for (const type of recorded) removeEventListener(type, buffered.record, true);
  for (const [field, value] of buffered.typed) retype(field, value);
  buffered.typed.clear();
  for (const pressed of buffered.pressed.splice(0)) {
    await drawn();
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed.click();
  }
  await drawn();
};

/**
 * Sets a field's value through the DOM's own setter, and sends the events by which React notices the change. A file
 * cannot be set; the chosen one is still in its field, so only the events are sent.
 */
const retype = (field: Field, value: string) => {
  if (!field.isConnected) return;
  if (field.type !== 'file' && field.value !== value) {
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    own?.set?.call(field, value);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
};
