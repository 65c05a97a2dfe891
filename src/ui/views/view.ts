/** A named way to look at a list: what it shows and in which order. Ours are built in; users save their own beside them. */
export type View = {
  key: string;
  label: string;
  filter: Readonly<Record<string, unknown>>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
};

/** Something that a view of the user's own does beside being shown, on or off. */
export type ViewSwitch = {
  label: string;
  isOn: (view: View) => boolean;
  change: (view: View) => void;
};
