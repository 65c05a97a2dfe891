import { FilterRegular } from '@fluentui/react-icons/headless/svg/filter';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { FilterDismissRegular } from '@fluentui/react-icons/headless/svg/filter-dismiss';
import Box from '@mui/material/Box';
import { useId, useState, type ReactNode } from 'react';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { BarButton } from '../commands/BarButton.tsx';
import { CheckItem } from '../commands/CheckItem.tsx';
import { LateMenu, useMenu } from '../commands/LateMenu.tsx';
import { SearchBox } from '../grid/SearchBox.tsx';
import { Tools } from '../grid/Tools.tsx';
import { usePhone } from '../grid/usePhone.ts';
import type { FilterPill } from './filterPill.ts';
import { isOn, optionsOf } from './filterValues.ts';
import { Pill, RangePill } from './RangePill.tsx';
import { useFilters } from './useFilters.ts';

type FilterBarProps = {
  filters: readonly FilterPill[];
  /** Handler that focuses the search field, called when a removed button would lose the focus. */
  toSearch: () => void;
  /**
   * Handler of the button that removes the search and all filters; without it there is no button, as in an unfiltered
   * list.
   */
  onReset?: () => void;
  folded?: boolean | undefined;
  /** True for a list of cards, which has no columns to name. */
  inCards?: boolean;
  children?: ReactNode;
};

/**
 * Bar above a list's rows: the search field and a pill for each filter, with `children` after the pills. On a phone, or
 * if `folded`, the pills are behind one button. `toSearch` focuses the search field, `onReset` removes search and
 * filters. All values are in the page's address, so that a link shows the same rows.
 */
export const FilterBar = ({
  filters,
  toSearch,
  onReset,
  folded = false,
  inCards = false,
  children,
}: FilterBarProps) => {
  const t = useT();
  const id = useId();
  const { filterValues } = useFilters();
  const phone = usePhone();
  const folds = (phone || folded) && filters.length > 0;
  const [unfolded, setUnfolded] = useState(false);
  const empty = filters.length === 0 && !onReset;
  const hasChosen = optionsOf(filterValues, 'id').length > 0;
  const count = filters.filter((filter) => isOn(filterValues, filter)).length + Number(hasChosen);
  return (
    <Box data-unprinted sx={barStyle}>
      <SearchBox inCards={inCards} />
      <Tools>
        {folds && (
          <BarButton
            Icon={FilterRegular}
            label={count > 0 ? t('filter.buttonOn', { count }) : t('filter.button')}
            {...(count > 0 && ON)}
            aria-expanded={unfolded}
            aria-controls={id}
            onClick={() => setUnfolded(!unfolded)}
          />
        )}
        {/* The same element in both layouts, so that rotating a phone keeps what is open and typed. */}
        <Box
          id={id}
          role="group"
          aria-label={t('filter.button')}
          hidden={empty || (folds && !unfolded)}
          sx={folds ? linesStyle : inLineStyle}
        >
          {filters.map((filter) =>
            'options' in filter ? (
              <OptionsPill key={filter.field} filter={filter} />
            ) : (
              <RangePill key={filter.field} filter={filter} />
            ),
          )}
          {hasChosen && <ChosenPill onRemoved={toSearch} />}
          {onReset && <BarButton Icon={FilterDismissRegular} label={t('list.reset')} onClick={onReset} />}
        </Box>
      </Tools>
      {children}
    </Box>
  );
};

/** Props that mark the button of the folded pills while filters are set. */
const ON = { color: 'primary' } as const;

const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  px: 1.5,
  py: 1,
  alignItems: 'center',
} as const;

const inLineStyle = { '&:not([hidden])': { display: 'contents' } } as const;
/** Style of the unfolded pills, below everything else in the bar. */
const linesStyle = {
  '&:not([hidden])': { display: 'flex' },
  flexWrap: 'wrap',
  gap: 1,
  flex: '1 1 100%',
  order: 1,
} as const;

/** Pill for the filter by ids that another part of the screen has set. A press removes it as a whole. */
const ChosenPill = ({ onRemoved }: { onRemoved: () => void }) => {
  const t = useT();
  const { number } = useFormat();
  const { filterValues, change } = useFilters();
  return (
    <Pill
      label={t('filter.chosen')}
      value={number(optionsOf(filterValues, 'id').length)}
      on
      endIcon={<DismissRegular aria-label={t('filter.remove')} />}
      onClick={() => {
        change({ id: undefined });
        onRemoved();
      }}
    />
  );
};

/** Pill that opens a menu of values, of which several may be chosen; the menu stays open after a choice. */
const OptionsPill = ({ filter }: { filter: Extract<FilterPill, { options: unknown }> }) => {
  const { field, label, options } = filter;
  const t = useT();
  const { filterValues, change } = useFilters();
  const { button, menu } = useMenu();
  const chosen = optionsOf(filterValues, field);
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
    change({ [field]: next.length > 0 ? next : undefined });
  };
  return (
    <>
      <Pill
        label={label}
        value={chosen.map(labelOf).join(', ') || t('filter.all')}
        on={isOn(filterValues, filter)}
        {...button}
      />
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
