/** All users, as both peers request them: a server by the specification alone has no pages. */
export const listUsers = async () => (await fetch('http://users.localhost/allUser')).json();

/**
 * Page of users, sorted by the peer's parameters: pages count from 1, no `field` keeps the order; `total` counts all
 * users.
 */
export const pageOf = (users, { page, perPage, field, descending }) => {
  const sorted = field ? users.toSorted((a, b) => (a[field] > b[field] ? 1 : a[field] < b[field] ? -1 : 0)) : users;
  const all = descending ? sorted.toReversed() : sorted;
  const data = all.slice((page - 1) * perPage, page * perPage).map((user) => ({ ...user, id: user._id }));
  return { data, total: users.length };
};
