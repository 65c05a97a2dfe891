import Box from '@mui/material/Box';
import { useMay } from '#ui/rights/useMay.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Documents } from './Documents.tsx';
import { YourData } from './YourData.tsx';

/**
 * Sections of the profile about the user's own data, documents and account, side by side where there is room. Each is
 * there only if the server announces its extra (`ownData`, `documents`, `erasure`; C-67).
 */
export const OwnAccount = () => {
  const mayRead = useMay('show', 'ownData');
  const hasDocuments = useMay('show', 'documents');
  const mayErase = useMay('delete', 'erasure');
  return (
    <Box sx={sideBySide}>
      {mayRead && <YourData />}
      {hasDocuments && <Documents />}
      {mayErase && <DeleteAccount />}
    </Box>
  );
};

/** Style of the sections: in a wide window, they stand below the three figures, and the last one fills the line. */
const sideBySide = {
  display: 'grid',
  '&:empty': { display: 'none' },
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  gap: 2,
  mt: { xs: 2, md: 3 },
  '& > :last-of-type:nth-of-type(2)': { gridColumn: { lg: 'span 2' } },
  '& > :only-child': { gridColumn: '1 / -1' },
} as const;
