import { useMay } from '#ui/rights/useMay.ts';
import { YourData } from './YourData.tsx';

/** Commands of the signed-in person about the own data, by what the server announces (C-67). */
export const OwnAccount = () => {
  const mayRead = useMay('show', 'ownData');
  return <>{mayRead && <YourData />}</>;
};
