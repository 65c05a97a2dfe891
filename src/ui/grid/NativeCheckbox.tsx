import type { GridRowCheckboxProps, GridSlotProps } from '@mui/x-data-grid';
import useForkRef from '@mui/utils/useForkRef';
import { memo, type Ref } from 'react';
import { headingIdOf } from './toGridColumn.tsx';

declare module '@mui/x-data-grid' {
  interface RowCheckboxPropsOverrides {
    /** See headingIdOf. */
    headings?: string;
  }
}

type NativeCheckboxProps = GridSlotProps['baseCheckbox'] & { describedBy?: string };

/**
 * The browser's own checkbox where the grid would draw MUI's, the dearest cell of all. The theme makes a circle of it in rows
 * and headers. The label around it is the target, 24 px at least.
 */
export const NativeCheckbox = ({
  ref,
  className,
  label,
  indeterminate = false,
  inputRef,
  slotProps,
  describedBy,
  ...rest
}: NativeCheckboxProps) => {
  const handle = useForkRef(inputRef, (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = indeterminate;
  });
  return (
    <label ref={ref as Ref<HTMLElement> as Ref<HTMLLabelElement>} className={`GridCheckbox ${className ?? ''}`}>
      <input
        {...slotProps?.htmlInput}
        type="checkbox"
        name={rest.name}
        checked={rest.checked}
        disabled={rest.disabled}
        tabIndex={rest.tabIndex}
        aria-describedby={describedBy}
        onChange={rest.onChange}
        onClick={rest.onClick}
        onKeyDown={rest.onKeyDown}
        ref={handle}
      />
      {label}
    </label>
  );
};

/**
 * A row's: its name is short, and the row's heading says what it selects. The grid draws it with every change of the row,
 * which mostly says nothing new.
 */
export const RowCheckbox = memo(
  ({ rowId, headings = '', ...props }: GridRowCheckboxProps) => (
    <NativeCheckbox {...props} describedBy={headingIdOf(headings, rowId)} />
  ),
  (before, after) => shown.every((prop) => before[prop] === after[prop]),
);
RowCheckbox.displayName = 'RowCheckbox';

/** What can be seen of it; what it does depends on its place alone. */
const shown = ['rowId', 'headings', 'checked', 'disabled', 'tabIndex', 'className'] as const;
