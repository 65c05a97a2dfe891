/** All users, as both peers ask for them: a server that knows the specification alone has no pages. */
export const listUsers = async () => (await fetch('http://users.localhost/allUser')).json();

/** One page of them, sorted by a column as the peer says it. */
export const pageOf = (users, { page, perPage, field, descending }) => {
  const sorted = field ? users.toSorted((a, b) => (a[field] > b[field] ? 1 : a[field] < b[field] ? -1 : 0)) : users;
  const all = descending ? sorted.toReversed() : sorted;
  const data = all.slice((page - 1) * perPage, page * perPage).map((user) => ({ ...user, id: user._id }));
  return { data, total: users.length };
};
