import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList, useUpdate } from 'react-admin';
import { useFailureNotice } from '#changes/useFailureNotice.ts';
import type { BankRow, Records } from '#dataProvider/bindings.ts';
import { seen } from '#domain/unseen.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useT } from '#i18n/useT.ts';
import { addresses } from '#product.ts';
import { textOfFile } from '#ui/export/textOfFile.ts';
import { FigureTable } from '#ui/figures/FigureTable.tsx';
import { FileButton } from '#ui/forms/FileButton.tsx';
import { useDroppedFile } from '#ui/forms/useDroppedFile.ts';
import { MessageBar } from '#ui/messages/MessageBar.tsx';
import { useNotices } from '#ui/notices/useNotices.ts';
import { SheetContents, SheetDialog } from '#ui/sheet/SheetDialog.tsx';
import { readAnswer } from './batchFile.ts';
import { PayoutBadge } from './PayoutBadge.tsx';
import { underWayIn } from './saveBatch.ts';

type Batch = Records['batches']['record'];
type Payout = Records['payouts']['record'];

/**
 * Dialog that reads the files of one batch of withdrawals as the bank has filled them in, and shows what they say.
 * Nothing is changed on the server before 'Book' is pressed.
 */
export const BankAnswer = ({ onClose }: { onClose: () => void }) => {
  const t = useT();
  const notices = useNotices();
  const sayFailed = useFailureNotice();
  const [update, { isPending }] = useUpdate<Batch>();
  const [texts, setTexts] = useState<readonly string[]>([]);
  const answer = texts.length > 0 ? readAnswer(texts) : undefined;
  /** Answer in the files, once they can be read. */
  const ready = answer && 'rows' in answer ? answer : undefined;
  const choose = async (file: File) => {
    // A file that is no text is taken as an empty text, which is reported as unreadable.
    const text = (await textOfFile(file)) ?? '';
    setTexts((before) => [...before, text]);
  };
  useDroppedFile((file) => void choose(file), { multiple: true });
  const book = async ({ batch, rows }: { batch: string; rows: BankRow[] }) => {
    try {
      const params = { id: batch, data: { rows }, previousData: { id: batch, rows: [] } };
      await update('batches', params, { mutationMode: 'pessimistic', returnPromise: true });
      notices.success((t) => t('batches.booked', { number: Number(batch) }), { about: t('batches.read') });
      onClose();
    } catch (error) {
      sayFailed(t('batches.read'), (t) => t('batches.bookFailed'), error, addresses.payouts);
    }
  };
  return (
    <SheetDialog open onClose={onClose} narrow={!answer} title={t('batches.read')}>
      <SheetContents narrow={!answer}>
        <Typography>{t('batches.readHint')}</Typography>
        <Box sx={dropStyle}>
          <FileButton
            label={t('batches.file')}
            button={t('batches.choose')}
            accept=".csv,text/csv"
            multiple
            onChoose={(file) => void choose(file)}
          />
          <Typography sx={dropTextStyle}>{t('batches.drop')}</Typography>
          {answer && <Button onClick={() => setTexts([])}>{t('batches.clear')}</Button>}
        </Box>
        {answer && 'key' in answer && (
          <MessageBar tone="failure">
            {answer.key === 'batches.badResult' ? t(answer.key, { row: answer.row }) : t(answer.key)}
          </MessageBar>
        )}
        {ready && <Preview {...ready} />}
      </SheetContents>
      <DialogActions>
        <Button
          variant="contained"
          color="primary"
          disabled={!ready}
          aria-disabled={isPending}
          onClick={() => {
            if (ready && !isPending) void book(ready);
          }}
        >
          {ready ? t('batches.book', { number: Number(ready.batch) }) : t('batches.bookAnswer')}
        </Button>
        <Button onClick={onClose}>{t('action.cancel')}</Button>
      </DialogActions>
    </SheetDialog>
  );
};

/**
 * Table of what the bank answered, with worker and amount of each request, and the number of the batch's requests that
 * the files leave out.
 */
const Preview = ({ batch, rows }: { batch: string; rows: readonly BankRow[] }) => {
  const t = useT();
  const { dollars } = useFormat();
  const { data } = useGetList<Payout>('payouts', underWayIn(batch), { retry: false });
  const requestOf = (id: string) => data?.find((one) => one.id === id);
  const isNamed = ({ id }: Payout) => rows.some((row) => row.id === id);
  const paid = rows.filter(({ result }) => result === 'paid');
  const missing = data?.filter((one) => !isNamed(one)).length ?? 0;
  return (
    <>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {t('batches.sum', { paid: paid.length, failed: rows.length - paid.length })}
      </Typography>
      {missing > 0 && <Typography>{t('batches.missing', { smart_count: missing })}</Typography>}
      <Box sx={wordsStyle}>
        <FigureTable
          label={t('batches.read')}
          headings={[
            t('withdrawals.column.worker'),
            t('withdrawals.column.amount'),
            t('batches.column.state'),
            t('batches.column.said'),
          ]}
          rows={rows.map(({ id, result, reference, reason }) => {
            const request = requestOf(id);
            return [
              request ? seen(request.worker_name) : id,
              request ? dollars(request.withdrawal_amount) : '–',
              <PayoutBadge key="state" state={result === 'paid' ? 'approved' : 'failed'} />,
              result === 'paid' ? reference : reason,
            ];
          })}
        />
      </Box>
    </>
  );
};

const dropStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'center',
  minHeight: 120,
  gap: 1.5,
  p: 2,
  borderRadius: '8px',
  border: '1px dashed',
  borderColor: 'fluent.stroke1',
  bgcolor: 'fluent.surface2',
} as const;

/** Style of the words about dropping, which nobody can do by touch. */
const dropTextStyle = {
  display: { xs: 'none', sm: 'block' },
  color: 'text.secondary',
  '@media (pointer: coarse)': { display: 'none' },
} as const;

/** Style of a table that aligns its third and fourth columns at the start, because they hold words. */
const wordsStyle = { '& th:nth-of-type(n + 3), & td:nth-of-type(n + 2)': { textAlign: 'start' } } as const;
