/** Overview of the pending withdrawals before they are paid. */
export const payouts = {
  payouts: {
    age: { today: 'Under a day', days: '1–2 days', week: '3–6 days', longer: '7+ days' },
    dollarsBySystem: 'Amount ($) by payment system',
    byAge: 'Requests by how long they have waited',
    waited: 'Waiting',
    requests: 'Requests',
    coins: 'Coins',
    dollars: 'Amount ($)',
    issues: 'To check',
    total: 'Total',
    bySystem: 'Totals by payment system',
    oldest:
      'The oldest request has waited for %{smart_count} day. |||| The oldest request has waited for %{smart_count} days.',
    most: 'Most is asked through %{system}: $%{dollars} of $%{total}.',
    balancesFailed: 'The balances of the workers could not be loaded. Whether coins cover the requests is not checked.',
    listTitle: 'Requests to check',
    showInList: 'Show these in the list',
    none: 'There is nothing to check.',
    noneUncovered: 'There is nothing else to check.',
    notCovered: 'The worker’s coins do not cover it, counted from the oldest request on.',
    deleted: 'The worker’s account has been deleted. Whether its coins cover the request is not known here.',
    wrongAmount: 'The amount is not what the coins are worth, at %{rate} coins to the dollar.',
    noAccount: 'There is no account number to pay to.',
    sharedAccount: 'Other workers ask for payment to the same account number.',
    request: '%{coins} coins, $%{amount}, %{date}',
  },
} as const;
