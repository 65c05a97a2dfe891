import { FilterDismissRegular } from '@fluentui/react-icons/headless/svg/filter-dismiss';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useT } from '#i18n/useT.ts';
import { BarButton } from '../commands/BarButton.tsx';
import { CheckItem } from '../commands/CheckItem.tsx';
import { LateMenu } from '../commands/LateMenu.tsx';
import { useMenu } from '../commands/useMenu.ts';
import { SearchBox } from '../grid/SearchBox.tsx';
import type { Filter } from './filter.ts';
import { optionsOf } from './filterValues.ts';
import { Pill } from './Pill.tsx';
import { RangePill } from './RangePill.tsx';
import { useFilters } from './useFilters.ts';

type FilterBarProps = {
  filters: readonly Filter[];
  /** Given while there is something to reset. */
  onReset?: () => void;
  /** Stands at the end, after the pills. */
  children?: ReactNode;
};

/** Search and pills above the rows. All of it stands in the address, so a link shows the same rows to somebody else. */
export const FilterBar = ({ filters, onReset, children }: FilterBarProps) => {
  const t = useT();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 1.5, alignItems: 'center' }}>
      <SearchBox />
      {filters.map((filter) =>
        'options' in filter ? (
          <OptionsPill key={filter.field} filter={filter} />
        ) : (
          <RangePill key={filter.field} filter={filter} />
        ),
      )}
      {onReset && <BarButton Icon={FilterDismissRegular} label={t('list.reset')} onClick={onReset} />}
      {children}
    </Box>
  );
};

type OptionsPillProps = { filter: Extract<Filter, { options: unknown }> };

/** Lets through rows with one of the chosen values; the menu stays open, as people choose several. */
const OptionsPill = ({ filter: { field, label, options } }: OptionsPillProps) => {
  const t = useT();
  const { filterValues, change } = useFilters();
  const { button, menu } = useMenu();
  const chosen = optionsOf(filterValues, field);
  const nameOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const on = field in filterValues;
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
    change({ [field]: next.length > 0 ? next : undefined });
  };
  return (
    <>
      <Pill label={label} value={chosen.map(nameOf).join(', ') || t('filter.all')} on={on} {...button} />
      <LateMenu {...menu}>
        {options.map((option) => (
          <CheckItem key={option.value} checked={chosen.includes(option.value)} onClick={() => toggle(option.value)}>
            {option.label}
          </CheckItem>
        ))}
      </LateMenu>
    </>
  );
};
