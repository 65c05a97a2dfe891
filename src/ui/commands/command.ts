import type { ComponentType } from 'react';

export type Choice<R> = {
  key: string;
  label: string;
  /** Below the label, where two labels alone do not say which to choose. */
  detail?: string;
  /** Above it and those that follow: what it says is left out of what is drawn of them (`brief`), and their detail stands there once. */
  heading?: string | undefined;
  brief?: string;
  run: (rows: readonly R[]) => void;
};

/** One thing that can be done to a list, or to what is selected in it. Destructive ones stand last. */
export type Command<R> = {
  key: string;
  label: string;
  Icon: ComponentType;
  /** 'list' while nothing is selected; 'selection' for the selected rows, on whatever page they are. */
  on: 'list' | 'selection';
  destructive?: boolean;
  /** Whether its rows are read anew before it runs, as what it asks names what others may have changed since. */
  anew?: boolean;
  /** What the list, or a selection in it, is mostly there for: drawn as the one filled button. */
  primary?: boolean;
  /** Of a command on the list: whether it is given all rows that the filter finds, and not none. */
  takesFound?: boolean;
  /** The right without which it is not offered. */
  needs?: 'create' | 'edit' | 'delete';
} & ({ run: (rows: readonly R[]) => void } | { menu: readonly Choice<R>[] });
