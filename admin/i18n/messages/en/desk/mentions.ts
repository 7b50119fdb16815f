/** Notes that mention the signed-in user. */
export const mentions = {
  empty: "You have not been mentioned in a note yet.",
  state: "Status",
  onlyNew: "New only",
  new: "New",
  seen: "Read",
};
