import { useState } from 'react';
import { isRecord } from '#domain/isRecord.ts';
import { useKeptDraft } from '../forms/useKeptDraft.ts';

type Fields = Readonly<Record<string, string>>;
type Rows = readonly Readonly<Record<string, unknown>>[];

/**
 * Hook for the draft of a dialog that takes a CSV text. The text and other fields are stored in the browser for this
 * user under `key`, and survive a reload, a crash and a sign-out.
 * Bulk work that was stopped may have stored its unfinished rows there instead; `textOf` turns them into a text.
 * `restored` is true while the text is one of an earlier visit. `keep` changes and stores fields; `drop` deletes the
 * stored draft or replaces it, for example by the rows of bulk work.
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

/** Text of a CSV file without byte order mark and \r, for a text field. */
const plain = (csv: string): string => csv.replace(/^\ufeff/, '').replaceAll('\r\n', '\n');
