/** View of a list: named filters and a sort order. Some are built in; users save their own beside them. */
export type View = {
  key: string;
  label: string;
  filter: Readonly<Record<string, unknown>>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
};

/** Menu item that switches something on or off for a view of the user. */
export type ViewSwitch = {
  label: string;
  isOn: (view: View) => boolean;
  change: (view: View) => void;
};
