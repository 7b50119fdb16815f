export { invoicesPart } from "./parts/account/invoices-part.ts";
export { OrderInvoice } from "./parts/order/order-invoice.tsx";
