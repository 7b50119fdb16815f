import type { Piastres } from "#contract/kernel/money.ts";
import type { DocumentRecord } from "../read/document-queries.ts";

type Line = DocumentRecord["lines"][number];

/** The authority uses pounds with five decimals. */
const SCALE = 100_000;
const PER_PIASTRE = SCALE / 100;

/** One line in the authority's terms: net, VAT, and the total paid. */
export interface TaxItem {
  internalCode: string;
  description: string;
  /** `EG-{tax number}-{code}`: the seller's own item code. */
  itemCode: string;
  quantity: number;
  unitPrice: number;
  /** Before discounts. */
  sales: number;
  discount: number;
  net: number;
  rate: number;
  vat: number;
  total: number;
}

const SERVICES = {
  delivery: { code: "DELIVERY", name: "خدمة التوصيل" },
  "delivery-discount": { code: "DELIVERY", name: "خدمة التوصيل" },
  goodwill: { code: "GOODWILL", name: "خصم ترضية" },
  "cod-fee": { code: "COD-FEE", name: "رسوم الدفع عند الاستلام" },
} as const;

/**
 * The lines of a document. VAT is recalculated with the authority's five decimals, so that rate ×
 * net equals the tax when it checks; every total is exactly that of the document. A discount on
 * delivery is reported as a discount of that line, since no line may be negative.
 */
export function taxItems({ lines, seller }: DocumentRecord): TaxItem[] {
  const off = lines
    .filter(({ kind }) => kind === "delivery-discount")
    .reduce((sum, line) => sum - line.gross_piastres, 0);
  return lines
    .filter(({ kind }) => kind !== "delivery-discount")
    .map((line) => taxItem(line, seller.taxNumber, line.kind === "delivery" ? off : 0));
}

function taxItem(line: Line, taxNumber: string, off: Piastres): TaxItem {
  const { code, name } = nameOf(line);
  const total = line.gross_piastres - off;
  const net = withoutVat(total, line.vat_rate);
  const discount = withoutVat(line.discount_piastres + off, line.vat_rate);
  return {
    internalCode: code,
    description: name,
    itemCode: `EG-${plainTaxNumber(taxNumber)}-${code}`,
    quantity: line.quantity,
    unitPrice: decimal((net + discount) / line.quantity),
    sales: decimal(net + discount),
    discount: decimal(discount),
    net: decimal(net),
    rate: line.vat_rate,
    vat: decimal(total * PER_PIASTRE - net),
    total: decimal(total * PER_PIASTRE),
  };
}

function nameOf(line: Line): { code: string; name: string } {
  if (line.kind !== "goods") return SERVICES[line.kind];
  const name = [line.name.ar, line.options.ar].filter(Boolean).join(" – ");
  return { code: line.sku ?? "", name };
}

export interface TaxSums {
  sales: number;
  discount: number;
  net: number;
  vat: number;
  total: number;
}

/** Sums of lines, added as integers. */
export function taxSums(items: readonly TaxItem[]): TaxSums {
  const sum = (of: (item: TaxItem) => number) =>
    decimal(items.reduce((all, item) => all + Math.round(of(item) * SCALE), 0));
  return {
    sales: sum((item) => item.sales),
    discount: sum((item) => item.discount),
    net: sum((item) => item.net),
    vat: sum((item) => item.vat),
    total: sum((item) => item.total),
  };
}

/** Nine digits: the authority accepts no dashes. */
export function plainTaxNumber(text: string): string {
  return text.replaceAll(/\D/g, "");
}

/** In hundred-thousandths of a pound. */
function withoutVat(amount: Piastres, rate: number): number {
  return Math.round((amount * PER_PIASTRE * 100) / (100 + rate));
}

function decimal(units: number): number {
  return Math.round(units) / SCALE;
}
