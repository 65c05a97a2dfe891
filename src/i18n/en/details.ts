/** Texts of the panel that shows one record beside its list. */
export const details = {
  label: 'Details',
  tabs: 'Sections',
  notFound: 'There is no such record any more.',
  failed: 'The details could not be loaded.',
  back: 'Back to the list',
  shown: 'The first %{count} of %{total}',
  cut: 'Cut here: the first %{shown} of %{total} characters.',
} as const;
