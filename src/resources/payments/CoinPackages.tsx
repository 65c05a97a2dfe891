import Box from '@mui/material/Box';
import type { CoinPackage } from '#purchases/purchase.ts';
import { coinPackages } from '#domain/coins.ts';
import { useT } from '#i18n/useT.ts';
import { PackageCard } from './PackageCard.tsx';

type CoinPackagesProps = {
  onChoose: (wanted: CoinPackage) => void;
  /** The one that was chosen before: whoever comes back finds the keyboard there. */
  focused: CoinPackage | undefined;
};

/** The four packages side by side (BP-1); two by two, and one below the other, where there is less room. */
export const CoinPackages = ({ onChoose, focused }: CoinPackagesProps) => {
  const t = useT();
  return (
    <Box component="ul" aria-label={t('purchase.packages')} sx={listStyle}>
      {coinPackages.map((one) => (
        <PackageCard key={one.coins} wanted={one} onChoose={() => onChoose(one)} focused={one === focused} />
      ))}
    </Box>
  );
};

const listStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;
