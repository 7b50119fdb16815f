/** Merging several accounts of one person. */
export const merging = {
  title: "Other accounts of the same person",
  none: "No other account has this phone, email or national ID.",
  signs: { phone: "Same phone", email: "Same email", "national-id": "Same national ID" },
  unproved:
    "Some of the shared data is not confirmed by a code: make sure that both accounts belong to the same person.",
  look: "Merge into this account …",
  lookAt: "Merge into this account: {name}, {contact}",
  moves: "What will be moved to this account",
  nothing: "Nothing: the other account is empty.",
  balance: "Store credit: {amount}",
  closes:
    "The other account is closed and links to this one. All its devices are signed out. Invoices do not change. This cannot be undone.",
  parts: {
    orders: "{count, plural, one {# order} other {# orders}}",
    returns: "{count, plural, one {# return} other {# returns}}",
    invoices: "{count, plural, one {# invoice or credit note} other {# invoices and credit notes}}",
    addresses: "{count, plural, one {# address} other {# addresses}}",
    favourites: "{count, plural, one {# favourite} other {# favourites}}",
    ratings: "{count, plural, one {# rating} other {# ratings}}",
    messages: "{count, plural, one {# message to the shop} other {# messages to the shop}}",
    alerts: "{count, plural, one {# alert} other {# alerts}}",
    cart: "{count, plural, one {# line in the cart} other {# lines in the cart}}",
    lists: "{count, plural, one {# project list} other {# project lists}}",
    plans: "{count, plural, one {# room plan} other {# room plans}}",
  },
  obstacles: {
    "not-mergeable": "Not possible: company and staff accounts cannot be merged.",
    "no-duplicate": "Not possible: these accounts have no data in common.",
  },
  merge: "Merge the accounts",
  confirm: "Merge now",
  confirmText: "Everything of {name} will be moved to this account now.",
  done: "Accounts merged",
  mergedInto: "This account was merged into another one.",
  toKept: "Open that account",
};
