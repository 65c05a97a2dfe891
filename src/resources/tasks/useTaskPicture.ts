import { useState } from 'react';
import { imageAddress } from '#security/imageAddress.ts';

/** A task's picture as an image's props, or null where its address is not safe to draw or did not load. */
export const useTaskPicture = (address: string) => {
  const [failed, setFailed] = useState<string>();
  const src = imageAddress(address, window.location.origin);
  if (!src || failed === src) return null;
  return {
    src,
    alt: '',
    referrerPolicy: 'no-referrer',
    onError: () => setFailed(src),
  } as const;
};
