import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { CheckmarkCircleFilled } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { ErrorCircleFilled } from '@fluentui/react-icons/headless/svg/error-circle';
import { useSnackbar, type CustomContentProps } from 'notistack';
import type { Ref } from 'react';
import { useT } from '#i18n/useT.ts';
import { fluent } from '../theme/tokens.ts';

type ToastProps = CustomContentProps & { ref?: Ref<HTMLDivElement> };

/** One notice. A success is announced by the region it stands in; a failure interrupts. What stays has a way to be closed. */
export const Toast = ({ ref, id, message, variant, style, action, autoHideDuration }: ToastProps) => {
  const t = useT();
  const { closeSnackbar } = useSnackbar();
  const failed = variant === 'error';
  return (
    <Paper
      ref={ref}
      style={style}
      role={failed ? 'alert' : undefined}
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 1,
        width: { xs: 'calc(100vw - 40px)', sm: 'auto' },
        minWidth: { sm: 288 },
        maxWidth: 480,
        p: 1.5,
        boxShadow: fluent('shadow16'),
        border: '1px solid',
        borderColor: failed ? 'fluent.dangerStroke' : 'fluent.floatStroke',
      }}
    >
      {failed ? (
        <ErrorCircleFilled fontSize={20} color={fluent('dangerMain')} aria-hidden />
      ) : (
        variant === 'success' && <CheckmarkCircleFilled fontSize={20} color={fluent('successMain')} aria-hidden />
      )}
      <span style={{ flex: 1, overflowWrap: 'anywhere' }}>{message}</span>
      {typeof action === 'function' ? action(id) : action}
      {(failed || autoHideDuration === null) && (
        <IconButton
          aria-label={t('action.close')}
          onClick={() => {
            closeSnackbar(id);
          }}
          sx={{ width: 24, height: 24, fontSize: 16, m: '-2px' }}
        >
          <DismissRegular aria-hidden />
        </IconButton>
      )}
    </Paper>
  );
};
