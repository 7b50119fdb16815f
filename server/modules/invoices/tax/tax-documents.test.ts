import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { DocumentRecord } from "../read/document-queries.ts";
import { toEInvoice } from "./e-invoice.ts";
import { toEReceipt } from "./e-receipt.ts";
import { serialise, taxUuid } from "./serialise.ts";
import { taxItems, taxSums } from "./tax-items.ts";

type Line = DocumentRecord["lines"][number];

function line(changes: Partial<Line>): Line {
  return {
    document_id: 1,
    position: 1,
    kind: "goods",
    order_position: 1,
    sku: "HL-80",
    name: { ar: "نجفة «هالة»", en: "Hala" },
    options: { ar: "نحاس", en: "Brass" },
    quantity: 1,
    unit_piastres: 1_140_00,
    discount_piastres: 0,
    gross_piastres: 1_140_00,
    vat_piastres: 140_00,
    vat_rate: 14,
    credited: 0,
    ...changes,
  };
}

const fee = {
  sku: null,
  order_position: null,
  name: { ar: "", en: "" },
  options: { ar: "", en: "" },
};

function record(changes: Partial<DocumentRecord> = {}): DocumentRecord {
  return {
    id: 1,
    kind: "invoice",
    year: 2026,
    serial: 1,
    number: "INV-2026-000001",
    order_id: 1,
    order_number: "F-100001-K7",
    after_credit: null,
    invoice_id: null,
    credit_of: null,
    reason: null,
    reference: null,
    issued_at: new Date("2026-11-21T06:50:12.345Z"),
    issued_on: "2026-11-21",
    locale: "ar",
    payment_method: "cod",
    seller: {
      name: { ar: "فانوس", en: "Fanous" },
      address: { ar: "القاهرة", en: "Cairo" },
      taxNumber: "100-200-300",
      commercialRegister: "12345",
      branch: { governorate: "القاهرة", city: "مدينة نصر", street: "النزهة", building: "14" },
      branchCode: "0",
      activityCode: "4759",
      phone: "19555",
      email: "salam@shop.example",
      nationalIdAbove: 150_000_00,
    },
    buyer: {
      name: "منى سالم",
      phone: "+201012345678",
      governorate: "EG-C",
      city: "مدينة نصر",
      street: "عباس العقاد",
      building: "12أ",
      company: null,
    },
    national_id: null,
    total_piastres: 1_220_00,
    vat_piastres: 149_83,
    paid_at: null,
    lines: [
      line({}),
      line({
        ...fee,
        position: 2,
        kind: "delivery",
        unit_piastres: 60_00,
        gross_piastres: 60_00,
        vat_piastres: 7_37,
      }),
      line({
        ...fee,
        position: 3,
        kind: "cod-fee",
        unit_piastres: 20_00,
        gross_piastres: 20_00,
        vat_piastres: 2_46,
      }),
    ],
    ...changes,
  };
}

/** At most five decimals, never negative. */
const money = z.number().check(
  z.minimum(0),
  z.refine((value) => Math.abs(value * 1e5 - Math.round(value * 1e5)) < 1e-4),
);
const text = z.string().check(z.minLength(1));
const address = z.strictObject({
  country: z.literal("EG"),
  governate: text,
  regionCity: text,
  street: text,
  buildingNumber: text,
  branchID: z.optional(text),
});
const taxes = z.array(
  z.strictObject({
    taxType: z.literal("T1"),
    subType: z.literal("V009"),
    amount: money,
    rate: z.number(),
  }),
);
const totals = z.array(z.strictObject({ taxType: z.literal("T1"), amount: money }));

const receiptShape = z.strictObject({
  header: z.strictObject({
    dateTimeIssued: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)),
    receiptNumber: text,
    uuid: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    previousUUID: z.string(),
    referenceUUID: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
    currency: z.literal("EGP"),
    exchangeRate: z.literal(0),
    sOrderNameCode: text,
  }),
  documentType: z.strictObject({ receiptType: z.enum(["S", "R"]), typeVersion: z.literal("1.2") }),
  seller: z.strictObject({
    rin: z.string().check(z.regex(/^\d{9}$/)),
    companyTradeName: text,
    branchCode: text,
    branchAddress: address,
    deviceSerialNumber: z.string(),
    activityCode: text,
  }),
  buyer: z.strictObject({ type: z.literal("P"), id: z.string(), name: text, mobileNumber: text }),
  itemData: z.array(
    z.strictObject({
      internalCode: text,
      description: text,
      itemType: z.literal("EGS"),
      itemCode: z.string().check(z.regex(/^EG-\d{9}-.+$/)),
      unitType: z.literal("EA"),
      quantity: z.int(),
      unitPrice: money,
      netSale: money,
      totalSale: money,
      total: money,
      commercialDiscountData: z.array(z.strictObject({ amount: money, description: text })),
      valueDifference: z.literal(0),
      taxableItems: taxes,
    }),
  ),
  totalSales: money,
  totalCommercialDiscount: money,
  totalItemsDiscount: z.literal(0),
  netAmount: money,
  feesAmount: z.literal(0),
  totalAmount: money,
  taxTotals: totals,
  paymentMethod: z.enum(["C", "V", "O"]),
  adjustment: z.literal(0),
});

const party = z.strictObject({
  type: z.literal("B"),
  id: z.string().check(z.regex(/^\d{9}$/)),
  name: text,
  address,
});
const invoiceShape = z.strictObject({
  issuer: party,
  receiver: party,
  documentType: z.enum(["i", "c"]),
  documentTypeVersion: z.literal("1.0"),
  dateTimeIssued: text,
  taxpayerActivityCode: text,
  internalID: text,
  salesOrderReference: text,
  references: z.optional(z.array(text)),
  proformaInvoiceNumber: z.optional(text),
  invoiceLines: z.array(
    z.strictObject({
      description: text,
      itemType: z.literal("EGS"),
      itemCode: text,
      internalCode: text,
      unitType: z.literal("EA"),
      quantity: z.int(),
      unitValue: z.strictObject({ currencySold: z.literal("EGP"), amountEGP: money }),
      salesTotal: money,
      discount: z.strictObject({ rate: z.literal(0), amount: money }),
      netTotal: money,
      valueDifference: z.literal(0),
      totalTaxableFees: z.literal(0),
      itemsDiscount: z.literal(0),
      taxableItems: taxes,
      total: money,
    }),
  ),
  totalSalesAmount: money,
  totalDiscountAmount: money,
  netAmount: money,
  taxTotals: totals,
  extraDiscountAmount: z.literal(0),
  totalItemsDiscountAmount: z.literal(0),
  totalAmount: money,
  signatures: z.array(z.unknown()),
});

test("serialises names in capitals and repeats array names per element", () => {
  expect(
    serialise({ header: { total: 10.5, note: "a" }, items: [{ code: "x" }, { code: "y" }] }),
  ).toBe('"HEADER""TOTAL""10.5""NOTE""a""ITEMS""ITEMS""CODE""x""ITEMS""CODE""y"');
  expect(serialise({ list: [] })).toBe('"LIST"');
  expect(taxUuid({ a: "ن" })).toBe(createHash("sha256").update('"A""ن"', "utf8").digest("hex"));
});

test("builds an e-receipt whose UUID is its hash without the UUID", () => {
  const receipt = receiptShape.parse(toEReceipt(record()));
  expect(receipt).toMatchObject({
    header: { dateTimeIssued: "2026-11-21T06:50:12Z", previousUUID: "" },
    documentType: { receiptType: "S" },
    paymentMethod: "C",
    totalAmount: 1220,
    netAmount: 1070.17544,
    taxTotals: [{ amount: 149.82456 }],
  });
  const empty = { ...receipt, header: { ...receipt.header, uuid: "" } };
  expect(receipt.header.uuid).toBe(taxUuid(empty as never));
  const chained = toEReceipt(record(), { previousUUID: receipt.header.uuid });
  expect(chained.header.uuid).not.toBe(receipt.header.uuid);
});

test("builds a return receipt that references the receipt of the sale", () => {
  const sale = toEReceipt(record());
  const note = record({
    kind: "credit-note",
    number: "CRN-2026-000001",
    credit_of: "INV-2026-000001",
  });
  const back = receiptShape.parse(toEReceipt(note, { referenceUUID: sale.header.uuid }));
  expect(back.documentType.receiptType).toBe("R");
  expect(back.header.referenceUUID).toBe(sale.header.uuid);
});

test("builds an e-invoice for a company", () => {
  const company = { name: { ar: "شركة النور", en: "El Nour" }, taxNumber: "987-654-321" };
  const invoice = toEInvoice(record({ buyer: { ...record().buyer, company } }));
  expect(invoiceShape.parse(invoice)).toMatchObject({
    documentType: "i",
    internalID: "INV-2026-000001",
    issuer: { id: "100200300" },
    receiver: { id: "987654321", address: { governate: "القاهرة" } },
    totalAmount: 1220,
  });
});

test("subtracts a delivery discount from the delivery item", () => {
  const delivery = {
    ...fee,
    kind: "delivery",
    unit_piastres: 57_00,
    gross_piastres: 57_00,
  } as const;
  const items = taxItems(
    record({
      lines: [
        line({ ...delivery }),
        line({
          ...delivery,
          kind: "delivery-discount",
          unit_piastres: -57_00,
          gross_piastres: -57_00,
        }),
      ],
    }),
  );
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ sales: 50, discount: 50, net: 0, vat: 0, total: 0 });
});

test("matches the paid total to the piastre and computes VAT per item", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          quantity: fc.integer({ min: 1, max: 99 }),
          unit: fc.integer({ min: 1, max: 9_000_000 }),
          off: fc.nat(100),
        }),
        { minLength: 1, maxLength: 20 },
      ),
      (goods) => {
        const lines = goods.map(({ quantity, unit, off }) => {
          const discount = Math.floor((quantity * unit * off) / 100);
          return line({
            quantity,
            unit_piastres: unit,
            discount_piastres: discount,
            gross_piastres: quantity * unit - discount,
          });
        });
        const items = taxItems(record({ lines }));
        const paid = lines.reduce((sum, { gross_piastres }) => sum + gross_piastres, 0);
        expect(taxSums(items).total).toBe(paid / 100);
        for (const { net, vat, rate, sales, discount, total } of items) {
          expect(Math.abs((net * rate) / 100 - vat)).toBeLessThan(0.00001);
          expect(sales - discount).toBeCloseTo(net, 5);
          expect(net + vat).toBeCloseTo(total, 5);
        }
      },
    ),
    { numRuns: 60 },
  );
});
