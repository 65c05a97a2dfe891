import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import type { ComponentProps } from 'react';

type BareSelectProps = ComponentProps<'select'> & {
  /** False where the select stands in a line of text. */
  boxed?: boolean;
};

/** The browser's own select without a label of its own: for grids and pagers, where twenty-five of them must cost nothing. */
export const BareSelect = ({ boxed = true, children, ...rest }: BareSelectProps) => (
  <span className={boxed ? 'BareSelect BareSelect-boxed' : 'BareSelect'}>
    <select {...rest}>{children}</select>
    <ChevronDownRegular aria-hidden />
  </span>
);
