import Button from '@mui/material/Button';

type LeversProps = { onFilter: () => void; onClear: () => void; onBulk: () => void };

/** What the benchmark presses where the variants have no control in common; ids instead of words, as nobody reads them. */
export const Levers = ({ onFilter, onClear, onBulk }: LeversProps) => (
  <div>
    <Button id="filter" onClick={onFilter} />
    <Button id="clear" onClick={onClear} />
    <Button id="bulk" onClick={onBulk} />
  </div>
);
