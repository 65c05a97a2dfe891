import { FilterDismissRegular } from '@fluentui/react-icons/headless/svg/filter-dismiss';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useT } from '#i18n/useT.ts';
import { BarButton } from '../commands/BarButton.tsx';
import { SearchBox } from '../grid/SearchBox.tsx';
import type { Filter } from './filter.ts';
import { OptionsPill } from './OptionsPill.tsx';
import { RangePill } from './RangePill.tsx';

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
