import { useState } from 'react';
import Box from '@mui/material/Box';
import { imageAddress } from '#security/imageAddress.ts';

/** A buyer's picture, where its address is safe to draw and it loads; nothing otherwise. */
export const TaskImage = ({ address }: { address: string }) => {
  const [failed, setFailed] = useState<string>();
  const safe = imageAddress(address, window.location.origin);
  if (!safe || failed === safe) return null;
  return (
    <Box
      component="img"
      src={safe}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => {
        setFailed(safe);
      }}
      sx={{ display: 'block', width: '100%', maxHeight: 240, objectFit: 'cover', borderRadius: '8px', mb: 2.5 }}
    />
  );
};
