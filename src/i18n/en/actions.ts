/** Texts for the download of the changes that the user has made in this browser. */
export const actions = {
  download: 'Download your activity (%{smart_count} entry) |||| Download your activity (%{smart_count} entries)',
  hint: 'Only this browser remembers it, up to the latest 1000.',
  column: {
    at: 'Time (UTC)',
    verb: 'Action',
    resource: 'List',
    name: 'Record',
    id: 'Id',
    change: 'Change',
    result: 'Result',
  },
  verb: { create: 'Created', update: 'Changed', delete: 'Deleted' },
  result: { done: 'Done', failed: 'Failed', unknown: 'No answer' },
} as const;
