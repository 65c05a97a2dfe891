import { DeleteRegular } from '@fluentui/react-icons/headless/svg/delete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, useMemo } from 'react';
import { useStore, useStoreContext } from 'react-admin';
import * as z from 'zod/mini';
import { useT } from '#i18n/useT.ts';
import { readEach } from '#services/readEach.ts';
import { useConfirm } from '#ui/dialogs/useConfirm.ts';
import { AlertLine } from '#ui/messages/AlertLine.tsx';
import { useNotices } from '#ui/notices/useNotices.ts';
import { Dialog } from '#ui/overlay/Dialog.ts';
import { Truncated } from '#ui/text/Truncated.tsx';
import type { TaskDraft } from '../taskDraft.ts';

type TemplatesProps = {
  open: boolean;
  written: () => TaskDraft;
  onUse: (template: Template) => void;
  onClose: () => void;
};

/**
 * Dialog of the buyer's task templates: each can be used or deleted, and the present form can be saved as another.
 * `written` returns the present values of the form.
 */
export const Templates = ({ open, written, onUse, onClose }: TemplatesProps) => {
  const t = useT();
  const title = useId();
  const confirm = useConfirm();
  const { success } = useNotices();
  const { templates, save, remove } = useTemplates();
  const [problem, setProblem] = useState<ReturnType<typeof save>>();
  const list = useRef<HTMLDivElement>(null);
  const keep = async () => {
    const made = templateOf(written());
    const replaces = templates.some(({ taskTitle }) => taskTitle === made.taskTitle);
    const question = { subject: made.taskTitle, warning: t('templates.replaces'), verb: t('addTask.replace') };
    if (replaces && !(await confirm(question))) return;
    const refused = save(made);
    setProblem(refused);
    if (!refused) success((t) => t('templates.saved', { title: made.taskTitle }));
  };
  const ask = async (template: Template) => {
    if (!(await confirm({ subject: template.taskTitle, warning: t('confirm.cannotBeUndone') }))) return;
    remove(template);
    setProblem(undefined);
    // The focus would be lost, because the pressed button has disappeared with its row.
    list.current?.focus();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={title}
      maxWidth="sm"
      fullWidth
      slotProps={{ transition: { onExited: () => setProblem(undefined) } }}
    >
      <DialogTitle id={title}>{t('templates.title')}</DialogTitle>
      <DialogContent ref={list} tabIndex={-1} sx={{ outline: 'none' }}>
        {templates.length === 0 && <Typography>{t('templates.none')}</Typography>}
        <Box component="ul" sx={listStyle} hidden={templates.length === 0}>
          {templates.map((template) => (
            <Row
              key={template.taskTitle}
              template={template}
              onUse={() => onUse(template)}
              onDelete={() => void ask(template)}
            />
          ))}
        </Box>
        {problem && <AlertLine>{t(`templates.${problem}`, { most: MOST })}</AlertLine>}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void keep()}>{t('templates.save')}</Button>
        <Button onClick={onClose}>{t('action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
};

const Row = ({ template, onUse, onDelete }: { template: Template; onUse: () => void; onDelete: () => void }) => {
  const t = useT();
  const { taskTitle: title, requiredWorkers: workers, payableAmount: pay } = template;
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
          <Truncated>{title}</Truncated>
        </Box>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('templates.terms', { workers: workers || '–', pay: pay || '–' })}
        </Typography>
      </Box>
      <Button aria-label={t('templates.useNamed', { title })} onClick={onUse}>
        {t('templates.use')}
      </Button>
      <IconButton
        aria-label={t('templates.delete', { title })}
        title={t('templates.delete', { title })}
        onClick={onDelete}
      >
        <DeleteRegular />
      </IconButton>
    </Box>
  );
};

const listStyle = { listStyle: 'none', m: 0, p: 0 } as const;

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 1,
  borderBottom: '1px solid var(--mui-palette-divider)',
} as const;

const KEY = 'tasks.templates';
const NONE: unknown = [];

/** Largest number of templates that are kept. */
const MOST = 50;

const text = z.string();
const kept = z.object({
  taskTitle: text.check(z.minLength(1)),
  taskDetail: text,
  requiredWorkers: text,
  payableAmount: text,
  submissionInfo: text,
  taskImageUrl: text,
});

/** Task from which others can be started, identified by its title and without a completion date. */
type Template = z.infer<typeof kept>;

/** Template made from a draft: the draft without its completion date, and with its title trimmed. */
const templateOf = ({ completionDate: _, ...rest }: TaskDraft): Template => ({
  ...rest,
  taskTitle: rest.taskTitle.trim(),
});

/** Hook that returns the buyer's templates, which are stored in this browser, latest first. */
const useTemplates = () => {
  const store = useStoreContext();
  const [stored] = useStore<unknown>(KEY, NONE);
  const templates = useMemo(() => readEach(kept, stored), [stored]);
  /**
   * Stored templates except the one with the given title. They are read again, because another tab may have added some.
   */
  const without = (title: string) => readEach(kept, store.getItem(KEY)).filter(({ taskTitle }) => taskTitle !== title);
  return {
    templates,
    /**
     * Stores a template, and replaces one with the same title. Returns why it cannot: 'nameless' without a title,
     * 'full' when there are 50 others.
     */
    save: (made: Template): 'nameless' | 'full' | undefined => {
      if (made.taskTitle === '') return 'nameless';
      const others = without(made.taskTitle);
      if (others.length >= MOST) return 'full';
      store.setItem(KEY, [made, ...others]);
      return undefined;
    },
    remove: ({ taskTitle }: Template) => store.setItem(KEY, without(taskTitle)),
  };
};
