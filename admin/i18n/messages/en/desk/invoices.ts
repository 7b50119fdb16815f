/** Invoices and their credit notes. */
export const invoices = {
  empty: "There are no invoices yet. One is issued when an order is paid or shipped.",
  search: "Number of an invoice or order",
  state: "State",
  states: { Paid: "Paid", NotPaid: "Not paid" },
  pdf: "Save {number} as PDF",
};
