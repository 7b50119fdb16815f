export { invoicesPart } from "./invoices-part.ts";
export { OrderInvoice } from "./order-invoice.tsx";
