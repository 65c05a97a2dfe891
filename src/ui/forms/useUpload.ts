import { useEffect, useRef, useState } from 'react';

export type UploadState = 'idle' | 'uploading' | 'uploaded' | 'failed';
/** Stores a file and resolves with its public address. */
export type Upload = (file: File, signal: AbortSignal) => Promise<string>;

type UploadOptions = {
  upload: Upload;
  /** Gets the address when it is known, and '' as soon as another file, or none, was chosen. */
  onChange: (address: string) => void;
  onBusy?: ((busy: boolean) => void) | undefined;
};

/**
 * Uploads the chosen file at once. Only the newest choice counts: an older one is aborted and its answer ignored. `name` is that
 * file’s.
 */
export const useUpload = ({ upload, onChange, onBusy }: UploadOptions) => {
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
    } catch {
      if (!mine.signal.aborted) finish('failed', '');
    }
  };
  return { state, name, choose };
};
