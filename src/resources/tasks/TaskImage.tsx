import Box from '@mui/material/Box';
import { useTaskPicture } from './useTaskPicture.ts';

/** A buyer's picture, where its address is safe to draw and it loads; nothing otherwise. */
export const TaskImage = ({ address }: { address: string }) => {
  const picture = useTaskPicture(address);
  return picture && <Box component="img" {...picture} sx={imageStyle} />;
};

const imageStyle = {
  display: 'block',
  width: '100%',
  maxHeight: 240,
  objectFit: 'cover',
  borderRadius: '8px',
  mb: 2.5,
} as const;
