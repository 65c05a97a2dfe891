import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '#i18n/I18nProvider.tsx';
import { loadTexts } from '#i18n/i18nProvider.ts';
import { CardFields } from '#mocks/cards/CardFields.ts';
import { createStripe } from '#mocks/cards/createStripe.ts';
import { CardField } from '#resources/payments/CardField.tsx';
import { AppTheme } from '#ui/theme/AppTheme.tsx';

await loadTexts('console');
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const never = () => Promise.reject(new Error('No card is charged here'));
const stripe = createStripe({ latency: 0, find: never, turn: never }) as unknown as Stripe;

const Field = () => {
  const [ready, setReady] = useState(false);
  return <CardField disabled={false} ready={ready} onReady={setReady} />;
};

const open = () =>
  render(
    <AppTheme>
      <I18nProvider>
        <Elements stripe={stripe}>
          <Field />
        </Elements>
      </I18nProvider>
    </AppTheme>,
  );

test('a card field whose frame is blocked is spoken of after ten seconds, and another try has it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const blocked = vi.spyOn(CardFields.prototype, 'mount').mockImplementation(() => {});
  open();
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('alert')).toHaveTextContent(/^The card company’s field has not come.*Nothing was charged\./);

  vi.useRealTimers();
  blocked.mockRestore();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Credit or debit card number' })).toHaveFocus());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
