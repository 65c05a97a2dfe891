/** Texts for suspending accounts and for lifting a suspension. */
export const suspensions = {
  badge: 'Suspended',
  suspend: 'Suspend',
  title: 'Suspend this user?',
  consequence:
    'This account can do nothing until an admin lifts the suspension. Its coins and tasks stay. The user reads the reason.',
  reason: 'Reason',
  reasonMissing: 'Please say why, in at most 500 characters.',
  because: 'This account is suspended: %{reason}',
  lift: 'Lift the suspension',
  suspended: '%{name} is suspended.',
  lifted: 'The suspension of %{name} was lifted.',
  notChanged: 'The suspension of %{name} could not be changed.',
  failed: 'Suspensions could not be loaded.',
} as const;
