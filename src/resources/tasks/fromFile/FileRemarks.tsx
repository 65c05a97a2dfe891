import { useT } from '#i18n/useT.ts';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { SheetRemarks } from '#ui/sheet/SheetRemarks.tsx';
import type { useTaskRows } from './useTaskRows.ts';

type FileRemarksProps = { text: string; tasks: ReturnType<typeof useTaskRows> };

/** The remarks on a text as a whole: unknown columns, and tasks that were posted before, with a button to post them again. */
export const FileRemarks = ({ text, tasks }: FileRemarksProps) => {
  const t = useT();
  const { file, toPost, again, choose } = tasks;
  return (
    <SheetRemarks text={text} file={file} ready={toPost.length}>
      {file.unknown.length > 0 && (
        <MessageBar tone="warning">
          {t('tasksFile.unknown', { smart_count: file.unknown.length, columns: file.unknown.join(', ') })}
        </MessageBar>
      )}
      {again.length > 0 && (
        <MessageBar
          tone="warning"
          action={{
            label: t('tasksFile.postAgain'),
            onClick: () => choose(again, true),
          }}
        >
          {t('tasksFile.again', { smart_count: again.length })}
        </MessageBar>
      )}
    </SheetRemarks>
  );
};
