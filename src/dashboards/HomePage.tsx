import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { FiguresName } from '#dataProvider/hooks.ts';
import { useT } from '#i18n/useT.ts';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';
import { FigureCards, type Figure } from './FigureCards.tsx';

type HomePageProps<N extends FiguresName> = {
  description: string;
  of: N;
  figures: readonly Figure<N>[];
  /** While what stands below them needs all attention. */
  hideFigures?: boolean;
  children: ReactNode;
};

/** A role's first screen: its figures, and below them the list that its day begins with. Each part fails for itself. */
export const HomePage = <N extends FiguresName>({
  description,
  of,
  figures,
  hideFigures = false,
  children,
}: HomePageProps<N>) => {
  const t = useT();
  return (
    // Four cards, an admin's, stand two by two where there is less room.
    <Box sx={{ '--above-list': figures.length > 3 ? { md: '220px', lg: '132px' } : { md: '132px' } }}>
      <ScreenHeading title={t('menu.home')} description={description} />
      <Box hidden={hideFigures} sx={{ mb: { xs: 1.5, sm: 2 } }}>
        <FigureCards of={of} figures={figures} />
      </Box>
      {children}
    </Box>
  );
};
