import { startTransition, StrictMode, useEffect, useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { DASHBOARD, isConsolePath } from '#ui/page/consolePath.ts';
import { PrerenderedContext } from '#ui/page/usePrerendered.ts';
import { recorded, type Buffered, type Field } from '#loading/buffered.ts';
import { keepInput, takeKeptInput } from '#loading/keptInput.ts';

/** The one element that React draws in. A prerendered page is hydrated; anything else is replaced. */
export const createPage = (element: HTMLElement) => {
  const { pathname } = location;
  const drawn = document.documentElement.dataset.prerendered;
  // A path that is spelt otherwise is replaced by its one spelling before anything is drawn (C-38).
  const isFrame = drawn === DASHBOARD && isConsolePath(pathname) && !pathname.endsWith('/');
  let prerendered = drawn === pathname || isFrame;
  takeKeptInput();
  let root: Root | undefined;
  /** What is to be shown once the page is hydrated: React takes no other drawing before. */
  let next: ReactNode;
  let hydrating = false;
  const onHydrated = () => {
    hydrating = false;
    if (next) root?.render(next);
  };
  return {
    isPrerendered: () => prerendered,
    /** Renders the page anew instead of hydrating it: its code could not be loaded. What was typed is for the next try. */
    startOver: () => {
      try {
        keepInput();
      } catch {
        // Refused by the browser.
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
      // In slices, between which the browser answers the visitor.
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

type HydratedPageProps = { prerendered: boolean; onHydrated: () => void; children: ReactNode };

/** Nothing is replayed before every field and button below answers. */
const HydratedPage = ({ prerendered, onHydrated, children }: HydratedPageProps) => {
  const [first, setFirst] = useState(prerendered);
  useEffect(() => {
    if (first) {
      onHydrated();
      startTransition(() => {
        setFirst(false);
      });
      return;
    }
    const { dataset } = document.documentElement;
    delete dataset.start;
    delete dataset.prerendered;
    if (window.buffer) void replay(window.buffer);
  }, [first, onHydrated]);
  return <PrerenderedContext value={first}>{children}</PrerenderedContext>;
};

/** React draws what an event has changed after it: the next one has to meet that. */
const drawn = () => new Promise((resolve) => setTimeout(resolve));

/** Replays what the visitor did before the page was hydrated: nothing typed is lost, no press and no submit. */
const replay = async (buffered: Buffered): Promise<void> => {
  for (const type of recorded) removeEventListener(type, buffered.record, true);
  for (const [field, value] of buffered.typed) retype(field, value);
  buffered.typed.clear();
  for (const pressed of buffered.pressed.splice(0)) {
    await drawn();
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed.click();
  }
};

/** Through the browser's own setter, so that React sees a change; a chosen file cannot be written and is still there. */
const retype = (field: Field, value: string) => {
  if (!field.isConnected) return;
  if (field.type !== 'file' && field.value !== value) {
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    own?.set?.call(field, value);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
};
