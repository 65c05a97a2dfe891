import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import type { ComponentProps } from 'react';

type BareSelectProps = ComponentProps<'select'> & {
  /** False for a select in a line of text, which has no visible border and is as wide as the chosen option. */
  boxed?: boolean;
};

/**
 * Native select without a label of its own, cheap enough to render 25 in a grid. Give it an `aria-label`, or a
 * `<label>` around it.
 */
export const BareSelect = ({ boxed = true, children, ...rest }: BareSelectProps) => (
  <span className={boxed ? 'BareSelect BareSelect-boxed' : 'BareSelect'}>
    <select {...rest}>{children}</select>
    <ChevronDownRegular aria-hidden />
  </span>
);
