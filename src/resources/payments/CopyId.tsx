import { CopyRegular } from '@fluentui/react-icons/headless/svg/copy';
import IconButton from '@mui/material/IconButton';
import { useT } from '#i18n/useT.ts';
import { useNotices } from '#ui/notices/useNotices.ts';

/** Puts a transaction id into the clipboard, for whoever has to tell it to somebody. */
export const CopyId = ({ id, tabIndex }: { id: string; tabIndex: number }) => {
  const t = useT();
  const { success, failure } = useNotices();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id);
      success((t) => t('copy.done'));
    } catch {
      failure((t) => t('copy.failed'));
    }
  };
  return (
    <IconButton
      size="small"
      tabIndex={tabIndex}
      aria-label={t('payments.copy')}
      title={t('payments.copy')}
      onClick={() => void copy()}
      sx={{ width: 28, height: 28, fontSize: 16 }}
    >
      <CopyRegular aria-hidden />
    </IconButton>
  );
};
