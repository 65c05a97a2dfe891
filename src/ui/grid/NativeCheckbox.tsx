import type { GridRowCheckboxProps, GridSlotProps } from '@mui/x-data-grid';
import useForkRef from '@mui/utils/useForkRef';
import { memo, type Ref } from 'react';
import { headingIdOf } from './gridRows.tsx';

declare module '@mui/x-data-grid' {
  interface RowCheckboxPropsOverrides {
    /** Prefix of the HTML ids of the rows' headings, see headingIdOf. */
    headings?: string;
  }
}

type NativeCheckboxProps = GridSlotProps['baseCheckbox'] & { describedBy?: string };

/**
 * Native checkbox for the grid, because MUI's would be the grid's most expensive cell. The list's frame draws it as a
 * circle; the `<label>` around it is a press target of at least 24 px.
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
 * Checkbox of a row of the grid, with a short name and the row's heading as its description. It is memoized, because
 * the grid renders it with every change of the row.
 */
export const RowCheckbox = memo(
  ({ rowId, headings = '', ...props }: GridRowCheckboxProps) => (
    <NativeCheckbox {...props} describedBy={headingIdOf(headings, rowId)} />
  ),
  (before, after) => shown.every((prop) => before[prop] === after[prop]),
);
RowCheckbox.displayName = 'RowCheckbox';

/** Props whose change renders the checkbox again. The others are handlers, which depend only on the row's position. */
const shown = ['rowId', 'headings', 'checked', 'disabled', 'tabIndex', 'className'] as const;
