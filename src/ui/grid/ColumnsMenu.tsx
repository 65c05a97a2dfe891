import { ColumnEditRegular } from '@fluentui/react-icons/headless/svg/column-edit';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import type { RaRecord } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { BarButton } from '../commands/BarButton.tsx';
import { CheckItem } from '../commands/CheckItem.tsx';
import { LateMenu, useMenu } from '../commands/LateMenu.tsx';
import type { Column } from './column.ts';
import { useGridPreferences } from './useGridPreferences.ts';

/**
 * Menu 'Edit columns' that shows and hides the columns of the surrounding list. 'Reset' shows all, and undoes changed
 * widths too. The last visible column cannot be hidden.
 */
export const ColumnsMenu = <R extends RaRecord>({ columns }: { columns: readonly Column<R>[] }) => {
  const t = useT();
  const { button, menu } = useMenu();
  const { hidden, setHidden, widths, setWidths } = useGridPreferences();
  const shown = columns.filter(({ field }) => !hidden.includes(field));
  const untouched = shown.length === columns.length && Object.keys(widths).length === 0;
  const reset = () => {
    setHidden([]);
    setWidths({});
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
              onClick={() => setHidden(checked ? [...hidden, field] : hidden.filter((other) => other !== field))}
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
