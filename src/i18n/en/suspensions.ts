/** Texts for suspending accounts and for lifting a suspension. */
export const suspensions = {
  badge: 'Suspended',
  suspend: 'Suspend',
  title: 'Suspend this user?',
  consequence:
    'Nothing can be done by this account until an admin lifts it. Coins and tasks stay. The user reads the reason.',
  reason: 'Reason',
  reasonMissing: 'Please say why, in at most 500 characters.',
  because: 'This account is suspended: %{reason}',
  lift: 'Lift',
  suspended: '%{name} is suspended.',
  lifted: 'The suspension of %{name} was lifted.',
  notChanged: 'The suspension of %{name} could not be changed.',
  failed: 'Suspensions could not be loaded.',
} as const;
