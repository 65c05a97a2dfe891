import Button from '@mui/material/Button';

type LeversProps = { onFilter: () => void; onClear: () => void; onBulk: () => void };

/** Buttons that the benchmark presses, found by their ids, where variants have no control in common. */
export const Levers = ({ onFilter, onClear, onBulk }: LeversProps) => (
  <div>
    <Button id="filter" onClick={onFilter} />
    <Button id="clear" onClick={onClear} />
    <Button id="bulk" onClick={onBulk} />
  </div>
);
