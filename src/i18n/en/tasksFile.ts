/** Texts for posting many tasks from a file. */
export const tasksFile = {
  template: 'Download template',
  text: 'Tasks as CSV',
  hint: 'Download the template and write one task into each row. Then choose the file, or paste its rows below, the names of the columns included. Write days as `YYYY-MM-DD`.',
  picture: 'Picture for tasks without one',
  pictureHint: 'Every task has a picture; one for all is enough.',
  unknown:
    'A column is left out, as tasks have none of that name: %{columns}. |||| Columns are left out, as tasks have none of these names: %{columns}.',
  again:
    'One row is left out, as you have posted such a task already. |||| %{smart_count} rows are left out, as you have posted such tasks already.',
  postAgain: 'Post again',
  column: { task: 'Task', cost: 'Coins' },
  toPost: 'To be posted: %{count}',
  choose: 'Post row %{row}',
  untitled: 'Without a title',
  product: '%{workers} × %{pay}',
  postedBefore: 'You have posted such a task already',
  sameAs: 'Same as row %{row}',
  sum: 'This task costs %{cost};\nyou have %{balance}. |||| These %{count} tasks cost %{cost};\nyou have %{balance}.',
  submit: 'Post %{count} task |||| Post %{count} tasks',
  nothing: 'There is no task to post.',
  empty: 'Choose a file or paste rows to post tasks.',
  columns: 'The columns are %{columns}.',
  datePast: 'Nothing was posted: a new day has begun, and a completion date has passed. Look at the rows once more.',
  listFailed: 'Nothing was posted: your list of tasks could not be read, and without it a task might be posted twice.',
  example: {
    title: 'Tag 20 photos',
    detail: 'Write one word for what each photo shows.',
    info: 'A link to your list of words',
  },
} as const;
