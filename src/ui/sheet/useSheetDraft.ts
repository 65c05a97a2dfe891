import { useState } from 'react';
import { isRecord } from '#domain/isRecord.ts';
import { useKeptDraft } from '../forms/useKeptDraft.ts';

type Fields = Readonly<Record<string, string>>;
type Rows = readonly Readonly<Record<string, unknown>>[];

/**
 * The text of a dialog and what else is chosen in it, kept for this user under `key`. They outlive the dialog: a reload, a crash, a
 * sign-out. Where a run has left rows, `textOf` makes a file of them. `restored` says that the text is an earlier visit's; `drop` puts a
 * run's rows in the place of the text.
 */
export const useSheetDraft = (key: string, textOf: (rows: Rows) => string) => {
  const { found, keep: keepAll, drop } = useKeptDraft(key);
  const [fields, setFields] = useState(() => fieldsOf(found, textOf));
  const { text = '' } = fields;
  const [restored, setRestored] = useState(text !== '');
  const keep = (change: Fields) => {
    const next = { ...fields, ...change };
    setFields(next);
    if (Object.values(next).every((value) => value === '')) drop();
    else keepAll(next);
    if (change.text === '') setRestored(false);
  };
  return { fields, text, restored, keep, drop };
};

const fieldsOf = (kept: unknown, textOf: (rows: Rows) => string): Fields => {
  if (!isRecord(kept)) return {};
  if (Array.isArray(kept.rows)) return kept.rows.length > 0 ? { text: plain(textOf(kept.rows as Rows)) } : {};
  return Object.fromEntries(
    Object.entries(kept).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
};

/** A file's text as it stands in a field. */
const plain = (csv: string): string => csv.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
