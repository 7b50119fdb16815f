/** Notes that name whoever is signed in. */
export const mentions = {
  empty: "Nobody has mentioned you in a note yet.",
  state: "State",
  onlyNew: "New only",
  new: "New",
  seen: "Read",
};
