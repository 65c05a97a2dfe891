/** PersonAvatar as rules of the page, for the same reason as BareSelect. */
export const personAvatar = `
  .PersonAvatar {
    display: inline-flex; align-items: center; justify-content: center; flex: none; overflow: hidden; user-select: none;
    border-radius: 50%; font-weight: 600; line-height: 1;
  }
  .PersonAvatar img { width: 100%; height: 100%; object-fit: cover; }
`;
