import { ColumnEditRegular } from '@fluentui/react-icons/headless/svg/column-edit';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import type { RaRecord } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { BarButton } from '../commands/BarButton.tsx';
import { CheckItem } from '../commands/CheckItem.tsx';
import { LateMenu, useMenu } from '../commands/LateMenu.tsx';
import type { Column } from './column.ts';
import { isSpare, useGridPreferences } from './useGridPreferences.ts';
import { useNarrow } from './usePhone.ts';

/**
 * Menu 'Edit columns' that shows and hides the columns of the surrounding list. 'Reset' shows all, and undoes changed
 * widths too. The last visible column cannot be hidden.
 */
export const ColumnsMenu = <R extends RaRecord>({ columns }: { columns: readonly Column<R>[] }) => {
  const t = useT();
  const { button, menu } = useMenu();
  const { hidden, setHidden, asked, setAsked, widths, setWidths } = useGridPreferences();
  const isNarrow = useNarrow();
  const isSpared = (column: Column<R>) => isNarrow && isSpare(column, asked);
  const shown = columns.filter((column) => !hidden.includes(column.field) && !isSpared(column));
  const untouched = hidden.length === 0 && asked.length === 0 && Object.keys(widths).length === 0;
  const reset = () => {
    setHidden([]);
    setAsked([]);
    setWidths({});
  };
  const turn = (column: Column<R>) => {
    const { field } = column;
    if (isSpared(column)) setAsked([...asked, field]);
    if (shown.includes(column)) setHidden([...hidden, field]);
    else if (hidden.includes(field)) setHidden(hidden.filter((other) => other !== field));
  };
  return (
    <>
      <BarButton Icon={ColumnEditRegular} label={t('columns.edit')} brief="unlessRoom" {...button} />
      <LateMenu {...menu}>
        {columns.map((column) => {
          const { field, name } = column;
          const checked = shown.includes(column);
          return (
            <CheckItem
              key={field}
              checked={checked}
              disabled={checked && shown.length === 1}
              onClick={() => turn(column)}
            >
              {name}
            </CheckItem>
          );
        })}
        <Divider />
        <MenuItem disabled={untouched} onClick={reset}>
          {t('columns.reset')}
        </MenuItem>
      </LateMenu>
    </>
  );
};
