import { ChevronDownRegular } from '@fluentui/react-icons/headless/svg/chevron-down';
import type { ComponentProps } from 'react';

type BareSelectProps = ComponentProps<'select'> & {
  /** False where the select stands in a line of text. */
  boxed?: boolean;
};

/** Native select without a label, cheap enough for 25 in a grid. */
export const BareSelect = ({ boxed = true, children, ...rest }: BareSelectProps) => (
  <span className={boxed ? 'BareSelect BareSelect-boxed' : 'BareSelect'}>
    <select {...rest}>{children}</select>
    <ChevronDownRegular aria-hidden />
  </span>
);
