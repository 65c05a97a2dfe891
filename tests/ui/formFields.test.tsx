import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useController, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import { loadTexts } from '#i18n/i18nProvider.ts';
import { DateField } from '#ui/forms/DateField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { NumberField } from '#ui/forms/NumberField.tsx';
import { AppTheme } from '#ui/theme/AppTheme.tsx';

await loadTexts('console');

const values: object[] = [];

const Fields = () => {
  const { control, register, handleSubmit, formState } = useForm({
    defaultValues: { day: '', count: '', text: '' },
  });
  const { errors } = formState;
  const day = useController({ control, name: 'day', rules: { required: 'Day is required' } });
  return (
    <Form onSubmit={handleSubmit((typed) => void values.push(typed))}>
      <DateField label="Day" {...day.field} problem={errors.day?.message} earliest="2026-06-15" />
      <NumberField whole label="Count" required {...register('count')} />
      <TextArea label="Text" {...register('text', { required: 'Text is required' })} problem={errors.text?.message} />
      <button>Send</button>
    </Form>
  );
};

const draw = () => {
  values.length = 0;
  render(
    <AppTheme>
      <I18nProvider>
        <Fields />
      </I18nProvider>
    </AppTheme>,
  );
  return userEvent.setup();
};
const field = (name: string) => screen.getByRole('textbox', { name });

test('a day can be typed, and is said in words', async () => {
  const user = draw();
  await user.type(field('Day'), '2026-07-04');
  expect(field('Day')).toHaveAccessibleDescription('Jul 4, 2026');
  await user.type(field('Text'), 'x');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(values).toEqual([{ day: '2026-07-04', count: '', text: 'x' }]);
});

test('a day can be chosen, none before the first one, and the focus comes back', async () => {
  const user = draw();
  await user.type(field('Day'), '2026-06-20');
  const open = screen.getByRole('button', { name: 'Choose a day' });
  await user.click(open);
  const calendar = within(await screen.findByRole('dialog', { name: 'Choose a day' }));
  const chosen = await calendar.findByRole('gridcell', { name: '20' });
  await waitFor(() => expect(chosen).toHaveFocus());
  expect(chosen).toHaveAttribute('aria-selected', 'true');
  expect(calendar.getByRole('gridcell', { name: '14' })).toBeDisabled();
  await user.click(calendar.getByRole('button', { name: 'Next month' }));
  await user.click(await calendar.findByRole('gridcell', { name: '31' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(field('Day')).toHaveValue('2026-07-31');
  expect(open).toHaveFocus();
});

test('what is no day or no number stays as it was typed', async () => {
  const user = draw();
  for (const [name, typed] of [
    ['Day', '30.2.26?'],
    ['Count', '-1.5e3 (about)'],
  ] as const) {
    await user.type(field(name), typed);
    expect(field(name)).toHaveValue(typed);
  }
  expect(field('Count')).toHaveAttribute('inputmode', 'numeric');
  expect(field('Day')).toHaveAccessibleDescription('Year, month and day: YYYY-MM-DD');
});

test('the first field that is wrong gets the focus and says why', async () => {
  const user = draw();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field('Day')).toHaveFocus());
  expect(field('Day')).toBeInvalid();
  expect(field('Day')).toHaveAccessibleDescription('Day is required Year, month and day: YYYY-MM-DD');
  await user.type(field('Day'), 'soon');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field('Text')).toHaveFocus());
  expect(field('Text')).toHaveAccessibleDescription('Text is required');
});

test('a hundred thousand letters, pictures and other directions are kept', async () => {
  const user = draw();
  const text = `مرحبا 🙂\n${'long '.repeat(20_000)}`;
  await user.click(field('Text'));
  await user.paste(text);
  expect(field('Text')).toHaveValue(text);
  expect(field('Text')).toHaveAttribute('dir', 'auto');
});
