/** Invoices and their credit notes. */
export const invoices = {
  empty: "There are no invoices yet. One is issued when an order is paid or shipped.",
  search: "Invoice or order number",
  state: "Status",
  states: { Paid: "Paid", NotPaid: "Not paid" },
  pdf: "Download {number} as PDF",
};
