type PrivateApi = { register: (visibility: 'public', methods: Readonly<Record<string, () => string>>) => void };

/** In place of the grid's: no cell is ever edited in place, and the grid asks for nothing else than that. */
export const useGridCellEditing = ({ current }: { current: PrivateApi }): void => {
  current.register('public', { getCellMode: () => 'view' });
};
