import Button from '@mui/material/Button';

type LeversProps = { onFilter: () => void; onClear: () => void; onBulk: () => void };

/** Buttons for the benchmark, where variants have no control in common; ids instead of labels. */
export const Levers = ({ onFilter, onClear, onBulk }: LeversProps) => (
  <div>
    <Button id="filter" onClick={onFilter} />
    <Button id="clear" onClick={onClear} />
    <Button id="bulk" onClick={onBulk} />
  </div>
);
