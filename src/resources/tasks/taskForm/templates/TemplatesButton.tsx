import { DocumentCopyRegular } from '@fluentui/react-icons/headless/svg/document-copy';
import Box from '@mui/material/Box';
import { lazy, useState } from 'react';
import { useT } from '#i18n/useT.ts';
import { BarButton } from '#ui/commands/BarButton.tsx';
import { useEverOpen } from '#ui/dialogs/useEverOpen.ts';
import type { DraftForm } from '#ui/forms/useDraftForm.ts';
import { Late } from '#ui/loading/Late.tsx';
import { emptyDraft, type TaskDraft } from '../taskDraft.ts';
import { useTakeDraft } from '../useCopy.ts';

/** Dialog of the templates; its code is loaded late, because most tasks are written without it. */
const Templates = lazy(() => import('./Templates.tsx').then((module) => ({ default: module.Templates })));

/** Button of the form for a new task that opens the buyer's templates; a chosen one fills the form. */
export const TemplatesButton = ({ form }: { form: DraftForm<TaskDraft> }) => {
  const t = useT();
  const [open, setOpen] = useState(false);
  const everOpen = useEverOpen(open);
  const take = useTakeDraft(form);
  const close = () => setOpen(false);
  return (
    // Placed in the line of the first field's label but above it in the stack, because a label catches presses over its
    // whole width.
    <Box sx={{ position: 'absolute', top: -6, insetInlineEnd: -8, zIndex: 2 }}>
      <BarButton Icon={DocumentCopyRegular} label={t('templates.button')} onClick={() => setOpen(true)} />
      {everOpen && (
        <Late>
          <Templates
            open={open}
            written={form.getValues}
            onClose={close}
            onUse={(template) => {
              close();
              void take({ ...emptyDraft, ...template });
            }}
          />
        </Late>
      )}
    </Box>
  );
};
