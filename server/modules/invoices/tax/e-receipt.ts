import type { DocumentRecord } from "../read/document-queries.ts";
import { taxUuid } from "./serialise.ts";
import { plainTaxNumber, type TaxItem, taxItems, taxSums } from "./tax-items.ts";

/** Standard-rate VAT in the authority's code lists. */
const VAT = { taxType: "T1", subType: "V009" };

/**
 * A document in the authority's e-receipt format 1.2 (private persons): a sale, or for a credit
 * note a return receipt that refers to the sale. `previousUUID` chains the receipts of one
 * registered device; without one it is empty.
 */
export function toEReceipt(
  record: DocumentRecord,
  { referenceUUID = "", deviceSerialNumber = "", previousUUID = "" }: ReceiptContext = {},
) {
  const receipt = withoutUuid(record, { referenceUUID, deviceSerialNumber, previousUUID });
  return { ...receipt, header: { ...receipt.header, uuid: taxUuid(receipt) } };
}

export interface ReceiptContext {
  /** UUID of the receipt for the invoice that a credit note refers to. */
  referenceUUID?: string;
  deviceSerialNumber?: string;
  previousUUID?: string;
}

function withoutUuid(record: DocumentRecord, context: Required<ReceiptContext>) {
  const items = taxItems(record);
  const sums = taxSums(items);
  return {
    header: {
      dateTimeIssued: utcSeconds(record.issued_at),
      receiptNumber: record.number,
      uuid: "",
      previousUUID: context.previousUUID,
      ...(record.kind === "credit-note" && { referenceUUID: context.referenceUUID }),
      currency: "EGP",
      exchangeRate: 0,
      sOrderNameCode: record.order_number,
    },
    documentType: {
      receiptType: record.kind === "invoice" ? "S" : "R",
      typeVersion: "1.2",
    },
    seller: sellerOf(record, context.deviceSerialNumber),
    buyer: buyerOf(record),
    itemData: items.map(receiptItem),
    totalSales: sums.sales,
    totalCommercialDiscount: sums.discount,
    totalItemsDiscount: 0,
    netAmount: sums.net,
    feesAmount: 0,
    totalAmount: sums.total,
    taxTotals: [{ taxType: VAT.taxType, amount: sums.vat }],
    paymentMethod: paymentOf(record.payment_method),
    adjustment: 0,
  };
}

function sellerOf({ seller }: DocumentRecord, deviceSerialNumber: string) {
  return {
    rin: plainTaxNumber(seller.taxNumber),
    companyTradeName: seller.name.ar,
    branchCode: seller.branchCode,
    branchAddress: {
      country: "EG",
      governate: seller.branch.governorate,
      regionCity: seller.branch.city,
      street: seller.branch.street,
      buildingNumber: seller.branch.building,
    },
    deviceSerialNumber,
    activityCode: seller.activityCode,
  };
}

/** Private persons are only named above the legal threshold; companies get an e-invoice. */
function buyerOf({ buyer, national_id }: DocumentRecord) {
  return {
    type: "P",
    id: national_id ?? "",
    name: buyer.erased ? "" : buyer.name,
    mobileNumber: buyer.erased ? "" : buyer.phone,
  };
}

function receiptItem(item: TaxItem) {
  return {
    internalCode: item.internalCode,
    description: item.description,
    itemType: "EGS",
    itemCode: item.itemCode,
    unitType: "EA",
    quantity: item.quantity,
    unitPrice: item.unitPrice,
    netSale: item.net,
    totalSale: item.sales,
    total: item.total,
    commercialDiscountData:
      item.discount === 0 ? [] : [{ amount: item.discount, description: "خصم" }],
    valueDifference: 0,
    taxableItems: [{ ...VAT, amount: item.vat, rate: item.rate }],
  };
}

/** From the authority's code list: cash, visa, other. */
function paymentOf(method: string): string {
  if (method === "cod") return "C";
  return method.startsWith("card") ? "V" : "O";
}

export function utcSeconds(moment: Date): string {
  return moment.toISOString().replace(/\.\d+Z$/, "Z");
}
