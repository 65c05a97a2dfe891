/** Texts of the page 'Purchase Coin'. The specification gives those of the toast and of the failure. */
export const purchase = {
  description: 'Coins pay the workers of your tasks. Choose how many you want; you pay once, by card.',
  packages: 'Coin packages',
  buy: 'Buy %{coins} coins',
  price: '%{sign}%{dollars}',
  rate: '%{rate} coins per dollar',
  rateOf: '%{rate} coins per %{sign}%{money}',
  best: 'Best value',
  forTask: {
    missing: 'Your task needs %{coins} more. The marked package is enough.',
    missingMany: 'Your task needs %{coins} more: more than one package has.',
    enough: 'You have enough coins for your task now.',
    back: 'Back to your task',
    badge: 'Enough for your task',
  },
  card: 'Card',
  cardOf: 'Pay for %{coins}',
  total: 'Your card will be charged',
  pay: 'Pay',
  succeeded: 'Payment successful! You have purchased %{coins} coins.',
  failed: 'Payment failed. Please try again.',
  notCharged: 'Nothing was charged for the %{coins} that you were about to buy.',
  elsewhere: 'Another payment of yours is being made or checked, perhaps in another tab. Nothing was charged here.',
  stage: {
    confirming: 'Your card is being charged …',
    asking: 'The answer got lost. We are asking what became of the charge; your card is not charged twice.',
    saving: 'Your card was charged. Your coins are being added …',
  },
  loading: 'The card form is being loaded …',
  notLoaded: 'The card form could not be loaded. Nothing was charged.',
  notReady:
    'The card company’s field has not come: something may block it in this browser or network. Nothing was charged.',
  safe: 'Card details go to the card company alone. We never see them.',
  toBank: 'Go on with your bank',
  unsaved: {
    atBank:
      'Your bank waits for your approval of a payment for %{coins}. Nothing is charged before that. Transaction id: %{id}',
    CONFIRMED: 'Your payment for %{coins} is being saved. You need not pay again. Transaction id: %{id}',
    CONFIRMING: 'We are asking the card company what became of your payment for %{coins}. Transaction id: %{id}',
    REFUSED:
      'Your card was charged for %{coins}, but the server refused to add them. Tell us the transaction id: %{id}',
    unproven:
      'Nobody could say whether your card was charged for %{coins}, and the server did not add them. Tell us the transaction id: %{id}',
  },
  trials: {
    title: 'Demo cards',
    explanation: 'No real card is charged here. Use one of these numbers, any future date and any CVC.',
    succeeds: 'succeeds',
    asks: 'asks the bank first (3-D Secure)',
    declined: 'is declined',
    noFunds: 'has not enough money',
    disputed: 'succeeds, and is disputed soon after',
    inquired: 'succeeds, and the bank inquires soon after',
  },
} as const;

export const payments = {
  description: 'Every purchase of coins on your account.',
  column: { id: 'Transaction id', coins: 'Purchased coins', cost: 'Total cost' },
  newestFirst: 'Newest first',
  none: 'No payment is recorded yet.',
  noId: '–',
  copy: 'Copy transaction id',
} as const;
