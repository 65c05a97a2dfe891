import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useDataProvider, useGetOne } from 'react-admin';
import type { Records } from '#dataProvider/bindings.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { saveFile } from '#ui/export/saveFile.ts';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { Section } from './Section.tsx';

type Documents = Records['documents']['record'];
type Document = Documents['rows'][number];
type File = Records['documentFiles']['record'];

/**
 * Section of the profile with the user's receipts and yearly statements; each is downloaded as a PDF in the page's
 * language.
 */
export const Documents = () => {
  const t = useT();
  const { language, day, digits, coins } = useFormat();
  const provider = useDataProvider();
  const { data, error, refetch } = useGetOne<Documents>('documents', { id: 'mine' }, { retry: false });
  const [failed, setFailed] = useState<Document>();
  const nameOf = ({ kind, at, coins: count }: Document) =>
    kind === 'receipt'
      ? t('documents.receipt', { day: day(at), coins: coins(count) })
      : t('documents.statement', { year: digits(Number(at.slice(0, 4))) });
  const save = async (document: Document) => {
    setFailed(undefined);
    try {
      const { data } = await provider.getOne<File>('documentFiles', { id: `${document._id} ${language}` });
      saveFile(`${document._id}.pdf`, bytesOf(data.pdf), 'application/pdf');
    } catch (error) {
      console.error(error);
      setFailed(document);
    }
  };
  return (
    <Section title={t('documents.title')} about={[t('documents.about')]}>
      {failed && (
        <MessageBar
          tone="failure"
          role="alert"
          action={{ label: t('action.tryAgain'), onClick: () => void save(failed) }}
        >
          {t('documents.notSaved')}
        </MessageBar>
      )}
      {data ? (
        <Box component="ul" sx={{ m: 0, pl: 3 }}>
          {data.rows.map((one) => (
            <li key={one._id}>
              <Link
                component="button"
                type="button"
                aria-label={t('documents.save', { name: nameOf(one) })}
                onClick={() => void save(one)}
              >
                {nameOf(one)}
              </Link>
            </li>
          ))}
        </Box>
      ) : error ? (
        <MessageBar tone="failure" role="alert" action={{ label: t('action.tryAgain'), onClick: () => void refetch() }}>
          {t('documents.failed')}
        </MessageBar>
      ) : (
        <Skeleton variant="rounded" height={48} />
      )}
    </Section>
  );
};

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
