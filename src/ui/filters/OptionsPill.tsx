import { useT } from '#i18n/useT.ts';
import { CheckItem } from '../commands/CheckItem.tsx';
import { LateMenu } from '../commands/LateMenu.tsx';
import { useMenu } from '../commands/useMenu.ts';
import type { Filter } from './filter.ts';
import { optionsOf } from './filterValues.ts';
import { Pill } from './Pill.tsx';
import { useFilters } from './useFilters.ts';

type OptionsPillProps = { filter: Extract<Filter, { options: unknown }> };

/** Lets through rows with one of the chosen values; the menu stays open, as people choose several. */
export const OptionsPill = ({ filter: { field, label, options } }: OptionsPillProps) => {
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
