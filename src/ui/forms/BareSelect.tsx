import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import type { ComponentProps } from 'react';

type BareSelectProps = ComponentProps<'select'> & {
  boxed?: boolean;
};

/**
 * Native select without a label of its own, cheap enough to render 25 in a grid. Give it an `aria-label`, or a
 * `<label>` around it. With `boxed` false it fits into a line of text: without a visible border, and as wide as the
 * chosen option.
 */
export const BareSelect = ({ boxed = true, children, ...rest }: BareSelectProps) => (
  <span className={boxed ? 'BareSelect BareSelect-boxed' : 'BareSelect'}>
    <select {...rest}>{children}</select>
    <ChevronDownRegular aria-hidden />
  </span>
);
