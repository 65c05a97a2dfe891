import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { useT } from '#i18n/useT.ts';
import { KeyFacts } from '#ui/facts/KeyFacts.tsx';
import { DetailsBody, DetailsMark } from '#ui/panel/DetailsBody.tsx';
import type { Details } from '#ui/panel/useDetails.ts';
import { useMay } from '#ui/rights/useMay.ts';
import { cut } from '#ui/text/cut.ts';
import { changesOf, isRestorable, placeOf, rowBefore, titleOf, type ActionRecord } from '#changes/log/actionRecord.ts';
import { useActionTexts } from '#changes/log/useActionTexts.ts';
import { useRestore } from './useRestore.ts';

/**
 * Button that restores what an admin has deleted. Renders nothing for other actions, or once the server cannot restore
 * it any more.
 */
const RestoreButton = ({ action }: { action: ActionRecord }) => {
  const t = useT();
  const restore = useRestore();
  const mayRestore = useMay('edit', 'actions');
  if (!mayRestore || !isRestorable(action, new Date())) return null;
  return <Button onClick={() => void restore(action)}>{t('actionLog.restore')}</Button>;
};

/**
 * Contents of the details panel of a logged action: who and when, the changed fields, and the whole record as it was
 * before. `details` is the panel's state (useDetails).
 */
export const ActionDetails = ({ action, details }: { action: ActionRecord; details: Details }) => {
  const t = useT();
  const texts = useActionTexts();
  const place = placeOf(action);
  const title = cut(titleOf(action));
  const facts = [
    {
      label: t('actionLog.column.row'),
      value: place ? (
        <Link component={RouterLink} to={place}>
          {title}
        </Link>
      ) : (
        title
      ),
    },
    { label: t('actionLog.column.list'), value: texts.listText(action) },
    { label: t('actionLog.column.who'), value: texts.whoText(action) },
    { label: t('actionLog.column.when'), value: texts.whenText(action) },
    { label: t('actionLog.column.change'), value: changesOf(action).map(texts.changeText).join('\n'), long: true },
    { label: t('actionLog.fact.id'), value: action.row, wide: true },
    { label: t('actionLog.fact.request'), value: action.request, wide: true },
  ];
  const before = Object.entries(rowBefore(action));
  return (
    <DetailsBody
      media={<DetailsMark />}
      title={texts.whatText(action)}
      subtitle={title}
      actions={<RestoreButton action={action} />}
      tabs={[
        { key: 'action', label: t('actionLog.fact.action'), content: <KeyFacts facts={facts} /> },
        ...(before.length > 0
          ? [
              {
                key: 'before',
                label: t('actionLog.fact.before'),
                content: (
                  <KeyFacts
                    facts={before.map(([field, value]) => ({
                      label: texts.fieldText(field),
                      value: texts.valueText(field, value),
                      wide: true,
                    }))}
                  />
                ),
              },
            ]
          : []),
      ]}
      details={details}
    />
  );
};
