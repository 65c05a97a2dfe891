import { StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { replay } from './replay.ts';

/** The one element that React draws in. A page that the build has drawn is taken over as it stands; anything else makes room. */
export const createPage = (element: HTMLElement) => {
  let prerendered = document.documentElement.dataset.prerendered === location.pathname;
  let root: Root | undefined;
  return {
    isPrerendered: () => prerendered,
    /** Gives the drawing of the build up: the code for it could not be loaded. */
    startOver: () => {
      prerendered = false;
    },
    show: (drawing: ReactNode) => {
      const page = (
        <StrictMode>
          <TakenOver>{drawing}</TakenOver>
        </StrictMode>
      );
      if (root) root.render(page);
      else if (prerendered) root = hydrateRoot(element, page);
      else {
        element.replaceChildren();
        root = createRoot(element);
        root.render(page);
      }
    },
  };
};

/** Nothing is replayed before every field and button below answers. */
const TakenOver = ({ children }: { children: ReactNode }) => {
  useEffect(() => {
    const { dataset } = document.documentElement;
    delete dataset.start;
    delete dataset.prerendered;
    if (window.held) void replay(window.held);
  }, []);
  return children;
};
