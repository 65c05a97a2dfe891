import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import type { RaRecord } from 'react-admin';
import { useT } from '#i18n/useT.ts';
import { useCopyText } from '../export/useCopyText.ts';
import type { Column } from '../grid/column.ts';
import { isTyping, useShortcut } from '../shortcuts/useShortcut.ts';
import { useCommandRows } from './useCommandRows.ts';

/** Component that makes Ctrl+C copy the selected rows as tab-separated cells. It renders nothing. */
export const CopyRows = <R extends RaRecord>({ columns }: { columns: readonly Column<R>[] }) => {
  const t = useT();
  const withRows = useCommandRows();
  const copyText = useCopyText();
  const label = t('command.copy');
  const copy = async (rows: readonly RaRecord[]) => {
    const { toCells } = await import('../export/csv.ts');
    await copyText(toCells(columns, rows as readonly R[]));
  };
  useShortcut({ keys: '$mod+c', label, Icon: CopyRegular, run: () => void withRows('selected', label, copy), spares });
  return null;
};

/** True when Ctrl+C must copy text as usual: in a text field, or while text is selected. */
const spares = (event: KeyboardEvent) => isTyping(event) || getSelection()?.toString() !== '';
