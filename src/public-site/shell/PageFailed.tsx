import { useT } from '#i18n/useT.ts';
import { loadAnew } from '#loading/loadAnew.ts';
import { RegionFailed } from '#ui/messages/ErrorBoundary.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';

/** Page shown within the site's layout when a page's code failed to load or to render. */
export const PageFailed = () => {
  const t = useT();
  return (
    <>
      <PageHeading sx={{ p: 3, pb: 0 }}>{t('error.somethingWrong')}</PageHeading>
      <RegionFailed onRetry={() => loadAnew()} />
    </>
  );
};
