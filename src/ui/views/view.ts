/**
 * Named way to look at a list: filters and a sort order. Some views are built in; users save their own beside them
 * (`SavedView`).
 */
export type View = {
  key: string;
  label: string;
  filter: Readonly<Record<string, unknown>>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
};

/**
 * Menu item that switches something on or off for one of the user's own views, such as notices of new rows that match
 * it.
 */
export type ViewSwitch = {
  label: string;
  isOn: (view: View) => boolean;
  change: (view: View) => void;
};
