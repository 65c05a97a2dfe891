import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useEffect, useRef, useState, type Ref } from 'react';
import { useT } from '#i18n/useT.ts';
import { imageAddress } from '#security/imageAddress.ts';
import { ImageRefused, type ImageProblem } from '#services/images.ts';
import { AlertLine } from '../messages/AlertLine.tsx';
import { StatusLine } from '../messages/StatusLine.tsx';
import { fluent } from '../theme/tokens.ts';
import { buttonLook, fileInput } from '../forms/fileStyles.ts';
import { helperText } from '../forms/TextInput.tsx';

type ImageFieldProps = {
  label: string;
  /** Ref to the file input, which react-hook-form focuses when a picture is missing. */
  ref?: Ref<HTMLInputElement>;
  hint?: string;
  required?: boolean;
  problem?: string | undefined;
  value: string;
  /**
   * Handler called with the picture's URL after the upload, and with '' as soon as another file, or none, is chosen.
   */
  onChange: (address: string) => void;
  /**
   * Uploads a file and resolves with its public URL. It rejects with ImageRefused for an unsuitable file; any other
   * error is shown as a failure of the image host.
   */
  upload: (file: File, signal: AbortSignal) => Promise<string>;
  /**
   * Handler called with true when an upload starts and with false when it ends: disable the submit button meanwhile.
   */
  onBusy?: (busy: boolean) => void;
};

/**
 * File input that uploads the chosen picture at once, with a preview and messages about the upload (REG-13 to REG-17).
 * `value` is the URL of the stored picture, '' without one. The rest are the function `upload`, and the handlers
 * `onChange` for the URL and `onBusy` for the start and end of an upload.
 */
export const ImageField = ({ label, ref, hint, required = false, problem, value, ...uploading }: ImageFieldProps) => {
  const t = useT();
  const [input, chosen, help] = [useId(), useId(), useId()];
  const { state, failure, name, choose } = useUpload(uploading);
  const hasNews = state !== 'idle' && !problem;
  const preview = value !== '' && imageAddress(value, window.location.origin);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}>
      <InputLabel htmlFor={input} sx={{ mb: 0 }}>
        {label}
      </InputLabel>
      <Box sx={rowStyle}>
        {preview && (
          <Box
            component="img"
            src={preview}
            alt=""
            referrerPolicy="no-referrer"
            sx={{ width: 40, height: 40, borderRadius: '4px', objectFit: 'cover', flex: 'none' }}
          />
        )}
        <Box
          component="input"
          ref={ref}
          type="file"
          id={input}
          accept="image/*"
          required={required}
          aria-describedby={`${chosen} ${help}`}
          aria-invalid={problem ? true : undefined}
          // Browsers do not report the same file chosen again.
          onClick={({ currentTarget }) => {
            if (failure) currentTarget.value = '';
          }}
          onChange={(event) => void choose(event.target.files?.[0])}
          sx={fileInput}
        />
        <Box component="span" aria-hidden sx={buttonLook}>
          {t('image.choose')}
        </Box>
        <Box component="span" id={chosen} data-chosen dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {name ?? t(preview ? 'image.ofDraft' : 'image.none')}
        </Box>
      </Box>
      {/* What becomes of the upload takes the place of the hint, so that nothing below moves where all is in one column. */}
      <Box sx={newsStyle}>
        <FormHelperText id={help} error={Boolean(problem)} sx={{ m: 0, ...(hasNews && visuallyHidden) }}>
          {helperText({ problem, always: [hint, t('image.kinds')].filter(Boolean).join(' ') })}
        </FormHelperText>
        {state === 'uploaded' && <AlertLine tone="success">{t('image.uploaded')}</AlertLine>}
        {failure && <AlertLine>{t('image.failed')}</AlertLine>}
        <StatusLine>
          {state === 'uploading' && t('image.uploading')}
          {failure && t(`image.because.${failure}`)}
          {failure && failure !== 'host' && ` ${t('image.kinds')}`}
        </StatusLine>
      </Box>
    </Box>
  );
};

const newsStyle = { minHeight: { xs: 40, lg: 0 }, '& > [role="alert"]': { mt: 0.5 } } as const;

const rowStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  // As high as a preview.
  minHeight: 40,
  fontSize: '.875rem',
  lineHeight: '20px',
  color: fluent('text3'),
} as const;

type UploadState = 'idle' | 'uploading' | 'uploaded' | Failure;
/** Problem with the file, or 'host' for a failure of the image host. */
type Failure = ImageProblem | 'host';
type UploadOptions = Pick<ImageFieldProps, 'upload' | 'onChange' | 'onBusy'>;

/**
 * Hook that uploads the chosen file. A new choice aborts the previous upload and ignores its result. `name` is the name
 * of the file chosen last.
 */
const useUpload = ({ upload, onChange, onBusy }: UploadOptions) => {
  const [state, setState] = useState<UploadState>('idle');
  const [name, setName] = useState<string>();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const finish = (result: UploadState, address: string) => {
    setState(result);
    onBusy?.(false);
    onChange(address);
  };

  const choose = async (file: File | undefined) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    setName(file?.name);
    if (!file) {
      finish('idle', '');
      return;
    }
    onChange('');
    setState('uploading');
    onBusy?.(true);
    try {
      const address = await upload(file, mine.signal);
      if (!mine.signal.aborted) finish('uploaded', address);
    } catch (error) {
      if (!mine.signal.aborted) finish(error instanceof ImageRefused ? error.problem : 'host', '');
    }
  };
  const isFailure = state !== 'idle' && state !== 'uploading' && state !== 'uploaded';
  return { state, failure: isFailure && state, name, choose };
};
