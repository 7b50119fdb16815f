/** Merging several accounts of one person. */
export const merging = {
  title: "Other accounts of the same person",
  none: "No account shares the phone, the mailbox or the national ID.",
  signs: { phone: "Same phone", email: "Same mailbox", "national-id": "Same national ID" },
  unproved:
    "Not all of what they share is confirmed by a code: make sure that both are the same person’s.",
  look: "Merge into this account …",
  lookAt: "Merge into this account: {name}, {contact}",
  moves: "What goes over to this account",
  nothing: "Nothing: the other account is empty.",
  balance: "Store credit: {amount}",
  closes:
    "The other account is closed and redirects to this one; all its devices are signed out. Invoices stay as they are. This cannot be undone.",
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
    "not-mergeable":
      "Not possible: accounts of companies and of people who work here are not merged.",
    "no-duplicate": "Not possible: these accounts share nothing that says whose they are.",
  },
  merge: "Merge the accounts",
  confirm: "Merge now",
  confirmText: "Everything of {name} will be moved to this account now.",
  done: "The accounts are merged",
  mergedInto: "This account was merged into another one, which has everything now.",
  toKept: "To that account",
};
