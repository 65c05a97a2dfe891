import type { ReactNode } from 'react';

type HeadingProps = { id: string; tabIndex: number; onOpen: (() => void) | undefined; children: ReactNode };

/** What a row is called; a press opens its details where it has any. Plain elements, as there is one in every row. */
export const Heading = ({ id, tabIndex, onOpen, children }: HeadingProps) =>
  onOpen ? (
    <button id={id} type="button" className="GridHeading" tabIndex={tabIndex} onClick={onOpen}>
      {children}
    </button>
  ) : (
    <span id={id}>{children}</span>
  );
