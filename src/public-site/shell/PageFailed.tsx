import { useT } from '#i18n/useT.ts';
import { loadAnew } from '#loading/loadAnew.ts';
import { RegionFailed } from '#ui/messages/ErrorBoundary.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';

/** Error page within the layout, for a page whose code failed to load or render. */
export const PageFailed = () => {
  const t = useT();
  return (
    <>
      <PageHeading sx={{ p: 3, pb: 0 }}>{t('error.somethingWrong')}</PageHeading>
      <RegionFailed onRetry={() => loadAnew()} />
    </>
  );
};
