import { useMay } from '#ui/rights/useMay.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Documents } from './Documents.tsx';
import { YourData } from './YourData.tsx';

/**
 * Sections of the profile about the user's own data, documents and account; each only if the server announces its extra
 * (`ownData`, `documents`, `erasure`; C-67).
 */
export const OwnAccount = () => {
  const mayRead = useMay('show', 'ownData');
  const hasDocuments = useMay('show', 'documents');
  const mayErase = useMay('delete', 'erasure');
  return (
    <>
      {mayRead && <YourData />}
      {hasDocuments && <Documents />}
      {mayErase && <DeleteAccount />}
    </>
  );
};
