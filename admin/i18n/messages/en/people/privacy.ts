/** Customers' legal rights. */
export const privacy = {
  title: "Personal data",
  intro:
    "Customers can do this in their account. Use this for requests made another way, and verify the person’s identity first.",
  ways: { phone: "By phone", mail: "By email", letter: "By letter", "in-person": "In person" },
  askedBy: "How did the customer ask?",
  askedByHelp: "Recorded in the audit log",
  export: "Export all data",
  exportText: "One file with all data the shop keeps about this customer. Send it to the customer.",
  exported: "File downloaded",
  show: "Preview the erasure …",
  goes: "Deleted data",
  goesText:
    "Name, email, phone, date of birth, password and consents, immediately and permanently.",
  stays: "Data that is kept, and why",
  staysText:
    "Orders and invoices are kept without personal data, because the law requires us to keep accounting records. Large invoices keep the buyer’s name as long as the tax authority may ask for it.",
  parts: {
    addresses: "{count, plural, one {# address} other {# addresses}}",
    devices: "{count, plural, one {# signed-in device} other {# signed-in devices}}",
    passkeys: "{count, plural, one {# passkey} other {# passkeys}}",
    messageChoices: "{count, plural, one {# message preference} other {# message preferences}}",
    favourites: "{count, plural, one {# favourite} other {# favourites}}",
    viewed: "{count, plural, one {# viewed product} other {# viewed products}}",
    alerts: "{count, plural, one {# alert} other {# alerts}}",
    cart: "{count, plural, one {# line in the cart} other {# lines in the cart}}",
    lists: "{count, plural, one {# project list} other {# project lists}}",
    plans: "{count, plural, one {# room plan} other {# room plans}}",
    ratings: "{count, plural, one {# rating} other {# ratings}}",
    messages: "{count, plural, one {# message to the shop} other {# messages to the shop}}",
    "transfer-proofs": "Pictures of {count, plural, one {# transfer} other {# transfers}}",
    orders: "{count, plural, one {# order} other {# orders}}",
    invoices: "{count, plural, one {# invoice or credit note} other {# invoices and credit notes}}",
    returns: "{count, plural, one {# return} other {# returns}}",
    wallet:
      "{count, plural, one {# wallet entry} other {# wallet entries}}, amounts only; the remaining balance is lost",
  },
  obstacles: {
    "open-orders":
      "Not yet: an order, a transfer or a return is in progress. It must be completed first.",
    "last-approver":
      "Not yet: this is the only approver of a company with colleagues. The company needs another one first.",
  },
  erase: "Erase this customer",
  eraseText: "This cannot be undone. The customer is signed out immediately and gets a last email.",
  done: "Customer erased",
};
