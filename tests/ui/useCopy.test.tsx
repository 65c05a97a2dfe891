import { render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test, vi } from 'vitest';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import { loadTexts } from '#i18n/i18nProvider.ts';
import { emptyDraft, type TaskDraft } from '#resources/tasks/taskForm/taskDraft.ts';
import { useCopy } from '#resources/tasks/taskForm/useCopy.ts';
import { ConfirmContext } from '#ui/dialogs/useConfirm.ts';
import { useCheckedForm } from '#ui/forms/useCheckedForm.ts';
import type { DraftForm } from '#ui/forms/useDraftForm.ts';

await loadTexts('console');

const Form = () => {
  const form = useCheckedForm<TaskDraft>({ defaultValues: emptyDraft });
  useCopy({ ...form, take: (values) => form.reset(values) } as DraftForm<TaskDraft>);
  return <input aria-label="Title" {...form.register('taskTitle')} />;
};

test('Duplicate fills an untouched form without a question, in strict mode too, as a developer has it', async () => {
  const confirm = vi.fn(() => Promise.resolve(true));
  const copy = { ...emptyDraft, taskTitle: 'Count the birds' };
  const router = createMemoryRouter([{ path: '/', element: <Form /> }], {
    initialEntries: [{ pathname: '/', state: { copy } }],
  });
  render(
    <StrictMode>
      <I18nProvider>
        <ConfirmContext.Provider value={confirm}>
          <RouterProvider router={router} useTransitions={false} />
        </ConfirmContext.Provider>
      </I18nProvider>
    </StrictMode>,
  );
  expect(await screen.findByDisplayValue('Count the birds')).toBeVisible();
  expect(confirm).not.toHaveBeenCalled();
  expect(router.state.location.state).toBeNull();
});
