import Box from '@mui/material/Box';
import { useT } from '#i18n/useT.ts';
import { WithdrawalList } from '#resources/withdrawals/index.ts';
import { ErrorBoundary } from '#ui/messages/ErrorBoundary.tsx';
import { ScreenHeading } from '#ui/page/ScreenHeading.tsx';
import { AdminFigures } from './AdminFigures.tsx';

/** The admin's first screen (AH): how the marketplace stands, and who waits to be paid. Each part fails for itself. */
export const AdminHome = () => {
  const t = useT();
  return (
    <Box sx={{ '--above-list': { md: '296px', lg: '192px' } }}>
      <ScreenHeading title={t('adminHome.title')} description={t('adminHome.description')} />
      <Box sx={{ mb: 3 }}>
        <ErrorBoundary>
          <AdminFigures />
        </ErrorBoundary>
      </Box>
      <WithdrawalList />
    </Box>
  );
};
