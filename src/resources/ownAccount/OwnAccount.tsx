import { useMay } from '#ui/rights/useMay.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { Documents } from './Documents.tsx';
import { YourData } from './YourData.tsx';

/** Commands of the signed-in person about the own data, by what the server announces (C-67). */
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
