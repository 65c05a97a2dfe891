import { useT } from '#i18n/useT.ts';
import { loadAnew } from '#loading/loadAnew.ts';
import { RegionFailed } from '#ui/messages/ErrorBoundary.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';

/** In place of a page whose code did not arrive or that could not be drawn: the bars stay, and loading it again may help. */
export const PageFailed = () => {
  const t = useT();
  return (
    <>
      <PageHeading sx={{ p: 3, pb: 0 }}>{t('error.somethingWrong')}</PageHeading>
      <RegionFailed onRetry={() => loadAnew()} />
    </>
  );
};
