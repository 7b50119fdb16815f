import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, test } from "vitest";
import type { DocumentLine, InvoiceDocument } from "#contract/invoices/document.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { checkUrl, documentPdf } from "./document-pdf.ts";

const SHOP = "https://shop.example";

const lamp: DocumentLine = {
  position: 1,
  kind: "goods",
  sku: "KL-60/72",
  name: "سلندر 30×40 mm لأبواب الشقق",
  options: "لا صدأ · 220–240 V · IP65",
  quantity: 12,
  unitPrice: 8_450_50,
  discount: 120_00,
  gross: 101_286_00,
  vat: 12_438_63,
  vatRate: 14,
};

function invoice(changes: Partial<InvoiceDocument> = {}): InvoiceDocument {
  return {
    kind: "invoice",
    invoiceNumber: "INV-2026-000123",
    invoiceDate: "2026-11-21",
    invoiceStatus: "NotPaid",
    issuedAt: "2026-11-21T06:50:00.000Z",
    paidAt: null,
    orderNumber: "F-100001-K7",
    creditOf: null,
    reason: null,
    reference: null,
    seller: {
      name: "فانوس للإضاءة",
      address: "14 شارع النزهة، القاهرة",
      taxNumber: "123-456-789",
      commercialRegister: "45678",
      phone: "19555",
      email: "salam@shop.example",
    },
    buyer: {
      type: "company",
      name: "منى سالم الأحمدي",
      companyName: "شركة النور للمقاولات",
      taxNumber: "987-654-321",
      nationalId: null,
      phone: "010 1234 5678",
      address: "12أ عباس العقاد، مدينة نصر",
    },
    paymentMethod: "cod",
    lines: [lamp],
    totals: { discount: 120_00, net: 88_847_37, vat: 12_438_63, total: 101_286_00 },
    needsNationalId: false,
    ...changes,
  };
}

/** The text that copying from the file gives: its lines, with ligatures split into letters. */
async function read(document: InvoiceDocument, locale: Locale) {
  const pdf = await documentPdf(document, locale, SHOP);
  const file = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let page = 1; page <= file.numPages; page += 1) {
    const { items } = await (await file.getPage(page)).getTextContent();
    const text = items
      .map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : " ") : ""))
      .join("");
    pages.push(text.normalize("NFKC").replaceAll(/ +/g, " "));
  }
  const { info } = await file.getMetadata();
  return { pages, text: pages.join("\n"), info: info as Record<string, unknown>, bytes: pdf };
}

describe("text extracted from the PDF", () => {
  test("contains Arabic words in reading order with unreversed digits", async () => {
    const { text, info } = await read(invoice(), "ar");
    for (const words of [
      "فاتورة",
      "غير مدفوعة",
      "الدفع عند الاستلام",
      "شركة النور للمقاولات",
      "منى سالم الأحمدي",
      "شارع النزهة، القاهرة",
      "لأبواب الشقق",
      "الإجمالي",
      "30×40 mm",
      "220–240 V",
      "IP65",
      "KL-60/72",
      "123-456-789",
      "987-654-321",
      "8,450.50",
      "101,286.00",
      "12,438.63",
      "−120.00",
      "INV-2026-000123",
      "2026-11-21",
      "010 1234 5678",
    ])
      expect(text).toContain(words);
    expect(info).toMatchObject({ Title: "فاتورة INV-2026-000123", Language: "ar-EG" });
  });

  test("contains English text with an Arabic name", async () => {
    const { text, info } = await read(invoice(), "en");
    for (const words of [
      "Invoice",
      "Not paid",
      "Cash on delivery",
      "منى سالم الأحمدي",
      "101,286.00",
    ])
      expect(text).toContain(words);
    expect(info).toMatchObject({ Title: "Invoice INV-2026-000123", Language: "en-US" });
  });

  test("names the invoice that a credit note corrects", async () => {
    const note = invoice({
      kind: "credit-note",
      invoiceNumber: "CRN-2026-000007",
      invoiceStatus: null,
      creditOf: "INV-2026-000123",
      reason: "return",
      reference: "R-100005",
    });
    const { text } = await read(note, "ar");
    for (const words of ["إشعار دائن", "CRN-2026-000007", "INV-2026-000123", "R-100005"])
      expect(text).toContain(words);
    expect(text).not.toContain("مدفوعة");
  });
});

test("repeats column headings and numbers pages of a long invoice", async () => {
  const lines = Array.from({ length: 60 }, (_, index) => ({
    ...lamp,
    position: index + 1,
    sku: `SKU-${String(index + 1).padStart(3, "0")}`,
  }));
  const { pages, text } = await read(invoice({ lines }), "ar");
  expect(pages.length).toBeGreaterThan(3);
  for (const { sku } of lines) expect(text.split(sku ?? "")).toHaveLength(2);
  for (const [index, page] of pages.entries()) {
    expect(page.replaceAll(/\s+/g, " ")).toContain(`صفحة ${index + 1} من ${pages.length}`);
    expect(page.includes("SKU-")).toBe(page.includes("سعر الوحدة"));
  }
  expect(text.split("101,286.00")).toHaveLength(lines.length + 2);
});

test.each([
  ["direction signs", "\u202Eevil\u202C منى"],
  ["markup", '<b>منى</b> & "Sons" (ش.م.م) )('],
  ["300 letters without a space", "ط".repeat(300)],
  ["letters of other scripts", "北京 😀 שלום Şükrü"],
  ["line breaks", "منى\n\r\u2028سالم\u0000"],
  ["no characters", ""],
])("renders a buyer's name with %s on one page", async (_what, name) => {
  const { seller, buyer } = invoice();
  const bare = {
    type: "person",
    companyName: null,
    taxNumber: null,
    phone: null,
    address: null,
  } as const;
  const document = invoice({
    buyer: { ...buyer, ...bare, name },
    seller: { ...seller, address: "", taxNumber: "", commercialRegister: "", phone: "", email: "" },
  });
  const { text, pages } = await read(document, "ar");
  expect(pages).toHaveLength(1);
  expect(text).toContain("101,286.00");
  expect(text).not.toMatch(/[\u202a-\u202e]|undefined|null/);
});

test("encodes order URL, total and tax number in the QR code", () => {
  expect(checkUrl(invoice(), SHOP)).toBe(
    "https://shop.example/orders-and-returns/F-100001-K7#INV-2026-000123,Total:101286.00,IssuerRIN:123456789",
  );
});

test("creates PDF files below 60 kB", async () => {
  const { bytes } = await read(invoice(), "ar");
  expect(bytes.length).toBeLessThan(60_000);
});

describe("the order confirmation", () => {
  const confirmation = () =>
    invoice({ kind: "confirmation", invoiceNumber: "F-100001-K7", invoiceStatus: null });

  test.each([
    ["en", ["Order confirmation", "Order confirmation, not a tax invoice"], "Invoice"],
    ["ar", ["تأكيد طلب", "تأكيد طلب، ليس فاتورة ضريبية"], "فاتورة"],
  ] as const)("is marked as no tax invoice in %s", async (locale, marks, invoiceTitle) => {
    const { text, info } = await read(confirmation(), locale);
    const words = text.replaceAll(/\s+/g, " ");
    for (const mark of marks) expect(words).toContain(mark);
    expect(words).toContain("F-100001-K7");
    expect(words).not.toContain(locale === "en" ? "INV-" : "غير مدفوعة");
    expect(text.split("\n").map((line) => line.trim())).not.toContain(invoiceTitle);
    expect(info["Title"]).toContain("F-100001-K7");
  });

  test("links to the order without an invoice number", () => {
    expect(checkUrl(confirmation(), SHOP)).toBe(`${SHOP}/orders-and-returns/F-100001-K7`);
  });
});
