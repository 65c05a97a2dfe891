/** Texts about signals, which are reasons to look at a user before money leaves. */
export const signals = {
  title: 'Signals',
  note: 'Reasons to look before money leaves. None of them forbids to pay; a hold does.',
  failed: 'The signals could not be loaded.',
  held: 'A withdrawal of %{coins} is held: none of its coins were bought, they come from welcomes alone.',
  release: 'Release',
  released: 'The withdrawal was released.',
  releaseFailed: 'The withdrawal could not be released.',
  reason: {
    sharedAccount: 'Others who gave the same account number',
    onlyPayee: 'Buyers who pay nearly only this worker',
    paysOne: 'The worker whom this buyer pays nearly only',
    welcomesOnly: 'Buyers who pay this worker and have bought no coins',
    oneNetwork: 'Accounts made from the same network within an hour',
  },
  paid: '%{coins} of %{smart_count} coin paid |||| %{coins} of %{smart_count} coins paid',
} as const;

export const pauses = {
  pause: { sales: 'Pause sales', payouts: 'Pause payouts' },
  resume: { sales: 'Resume sales', payouts: 'Resume payouts' },
  paused: {
    sales: 'Sales are paused: nobody can begin to buy coins.',
    payouts: 'Payouts are paused: no request can be marked as paid.',
  },
  done: {
    sales: 'Sales were paused.',
    payouts: 'Payouts were paused.',
  },
  undone: {
    sales: 'Sales go on.',
    payouts: 'Payouts go on.',
  },
  failed: 'Sales and payouts could not be changed.',
} as const;

/** Texts of the list of users proposed as admins, which another admin has to confirm. */
export const promotions = {
  title: 'New admins to confirm',
  failed: 'Who is to become an admin could not be loaded.',
  asked: '%{asker} asks to make %{name} an admin.',
  own: 'You asked to make %{name} an admin. Another admin has to confirm it.',
  confirm: 'Confirm',
  decline: 'Decline',
  takeBack: 'Take back',
  sent: 'Another admin has to confirm that %{name} becomes an admin.',
  confirmed: '%{name} is an admin now.',
  takenBack: '%{name} does not become an admin.',
  notDecided: 'Whether %{name} becomes an admin could not be decided.',
} as const;
