import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Records } from '#dataProvider/bindings.ts';
import { useT } from '#i18n/useT.ts';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { saveOwnData, type FileKind } from './saveOwnData.ts';
import { Section } from './Section.tsx';

type OwnData = Records['ownData']['record'];

/**
 * Section of the profile that downloads everything the server stores about the user, as JSON or CSV. The data is
 * requested at the press of a button and not cached.
 */
export const YourData = () => {
  const t = useT();
  const dataProvider = useDataProvider();
  const [failed, setFailed] = useState<FileKind>();
  const save = async (kind: FileKind) => {
    setFailed(undefined);
    try {
      const { data } = await dataProvider.getOne<OwnData>('ownData', { id: 'mine' });
      await saveOwnData(t, kind, data.tables);
    } catch (error) {
      console.error(error);
      setFailed(kind);
    }
  };
  return (
    <Section title={t('yourData.title')} about={[t('yourData.about')]}>
      {failed && (
        <Box sx={{ mb: 2 }}>
          <MessageBar
            tone="failure"
            role="alert"
            action={{ label: t('action.tryAgain'), onClick: () => void save(failed) }}
          >
            {t('yourData.failed')}
          </MessageBar>
        </Box>
      )}
      <Box sx={buttonsStyle}>
        <Button onClick={() => void save('json')}>{t('yourData.json')}</Button>
        <Button onClick={() => void save('csv')}>{t('yourData.csv')}</Button>
      </Box>
    </Section>
  );
};

const buttonsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& > .MuiButton-root': { flex: { xs: 1, sm: 'none' }, minWidth: 'min-content' },
} as const;
