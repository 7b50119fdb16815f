/** Notes that mention the signed-in user. */
export const mentions = {
  empty: "Nobody has mentioned you in a note yet.",
  state: "State",
  onlyNew: "New only",
  new: "New",
  seen: "Read",
};
