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

const sideBySide = {
  display: 'grid',
  '&:empty': { display: 'none' },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
  gap: { xs: 2, md: 3 },
  mt: { xs: 2, md: 3 },
} as const;
