import { GOVERNORATES, type GovernorateCode } from "#contract/customers/governorates.ts";
import type { DocumentRecord } from "../read/document-queries.ts";
import { utcSeconds } from "./e-receipt.ts";
import { plainTaxNumber, type TaxItem, taxItems, taxSums } from "./tax-items.ts";

const VAT = { taxType: "T1", subType: "V009" };

/**
 * A document in the authority's e-invoice format 1.0 (companies), unsigned: `i` is an invoice, `c`
 * a credit note.
 */
export function toEInvoice(record: DocumentRecord) {
  const items = taxItems(record);
  const sums = taxSums(items);
  return {
    issuer: issuerOf(record),
    receiver: receiverOf(record),
    documentType: record.kind === "invoice" ? "i" : "c",
    documentTypeVersion: "1.0",
    dateTimeIssued: utcSeconds(record.issued_at),
    taxpayerActivityCode: record.seller.activityCode,
    internalID: record.number,
    salesOrderReference: record.order_number,
    // The authority expects its own UUIDs here, known to whoever submits the document. The shop
    // only knows the number.
    ...(record.credit_of !== null && { references: [], proformaInvoiceNumber: record.credit_of }),
    invoiceLines: items.map(invoiceLine),
    totalSalesAmount: sums.sales,
    totalDiscountAmount: sums.discount,
    netAmount: sums.net,
    taxTotals: [{ taxType: VAT.taxType, amount: sums.vat }],
    extraDiscountAmount: 0,
    totalItemsDiscountAmount: 0,
    totalAmount: sums.total,
    signatures: [],
  };
}

function issuerOf({ seller }: DocumentRecord) {
  const { governorate, city, street, building } = seller.branch;
  return {
    type: "B",
    id: plainTaxNumber(seller.taxNumber),
    name: seller.name.ar,
    address: {
      branchID: seller.branchCode,
      country: "EG",
      governate: governorate,
      regionCity: city,
      street,
      buildingNumber: building,
    },
  };
}

function receiverOf({ buyer }: DocumentRecord) {
  return {
    type: "B",
    id: plainTaxNumber(buyer.company?.taxNumber ?? ""),
    name: buyer.company?.name.ar ?? "",
    address: {
      country: "EG",
      governate: GOVERNORATES[buyer.governorate as GovernorateCode].ar,
      regionCity: buyer.city,
      street: buyer.street,
      buildingNumber: buyer.building,
    },
  };
}

function invoiceLine(item: TaxItem) {
  return {
    description: item.description,
    itemType: "EGS",
    itemCode: item.itemCode,
    internalCode: item.internalCode,
    unitType: "EA",
    quantity: item.quantity,
    unitValue: { currencySold: "EGP", amountEGP: item.unitPrice },
    salesTotal: item.sales,
    discount: { rate: 0, amount: item.discount },
    netTotal: item.net,
    valueDifference: 0,
    totalTaxableFees: 0,
    itemsDiscount: 0,
    taxableItems: [{ ...VAT, amount: item.vat, rate: item.rate }],
    total: item.total,
  };
}
