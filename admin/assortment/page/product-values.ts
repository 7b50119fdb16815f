import type { CallRequest } from "#api-client/operations.ts";
import type { ProductRecord } from "#contract/assortment/product-record.ts";
import type { AttributeRecord } from "#contract/catalog/editing-endpoints.ts";
import { normaliseDigits } from "#contract/kernel/digits.ts";
import type { Bilingual } from "#contract/kernel/locale.ts";
import { piastresOf } from "../../shell/forms/amount.ts";

/** The fields of a product as the API takes them. */
export type ProductFields = Omit<CallRequest<"POST /api/v1/admin/products">["body"], "code">;
type Facts = ProductFields["attributes"];

export interface VariantValues {
  id?: number | undefined;
  sku: string;
  options: Record<string, string | number>;
  attributes: Record<string, unknown>;
  isActive: boolean;
  /** In pounds, as typed; named as in the API's error messages. */
  piastres: string;
  /** The target stock, as typed; empty: unchanged. */
  onHand: string;
}

export const NEW_VARIANT: Omit<VariantValues, "sku" | "options"> = {
  attributes: {},
  isActive: true,
  piastres: "",
  onHand: "",
};

/** An empty `sku` stands for every variant. */
export type PictureValues = Omit<ProductRecord["pictures"][number], "sku"> & { sku: string };

export type DocumentValues = Omit<ProductRecord["documents"][number], "sku"> & { sku: string };

/** A fact as stored in the record. */
type Kept = string | number | boolean | object;

/** A product's form values. */
export interface ProductValues {
  /** Of the opened record's sections; empty for a new one. */
  versions: ProductRecord["versions"];
  code: string;
  categoryId: string;
  brandId: string;
  name: Bilingual;
  slug: Bilingual;
  summary: Bilingual;
  description: Bilingual;
  sellingPoints: Bilingual[];
  careNotes: Bilingual;
  /** As typed, by attribute code. */
  attributes: Record<string, unknown>;
  options: string[];
  isMarkedNew: boolean;
  variants: VariantValues[];
  pictures: PictureValues[];
  documents: DocumentValues[];
}

const EMPTY: Bilingual = { ar: "", en: "" };

export const EMPTY_PRODUCT: ProductValues = {
  versions: { texts: "", attributes: "", variants: "", media: "" },
  code: "",
  categoryId: "",
  brandId: "",
  name: EMPTY,
  slug: EMPTY,
  summary: EMPTY,
  description: EMPTY,
  sellingPoints: [],
  careNotes: EMPTY,
  attributes: {},
  options: [],
  isMarkedNew: false,
  variants: [{ ...NEW_VARIANT, sku: "", options: {} }],
  pictures: [],
  documents: [],
};

export function valuesOf(record: ProductRecord): ProductValues {
  const { id: _id, state: _state, publishedAt: _at, stock: _stock, version: _, ...values } = record;
  return {
    ...values,
    categoryId: String(values.categoryId),
    brandId: String(values.brandId),
    careNotes: values.careNotes ?? EMPTY,
    attributes: typedFacts(values.attributes),
    pictures: values.pictures.map((picture) => ({ ...picture, sku: picture.sku ?? "" })),
    documents: values.documents.map((document) => ({ ...document, sku: document.sku ?? "" })),
    variants: values.variants
      .filter(hasPlace(values.options))
      .map(({ priceVersion: __, ...variant }) => ({
        ...variant,
        attributes: typedFacts(variant.attributes),
        piastres: variant.piastres === null ? "" : String(variant.piastres / 100),
        onHand: "",
      })),
  };
}

/**
 * Variants taken off sale by a change of options have no values for the new ones: leaving them out
 * keeps them off sale.
 */
function hasPlace(options: readonly string[]) {
  const wanted = options.toSorted().join();
  return (variant: ProductRecord["variants"][number]) =>
    variant.isActive || Object.keys(variant.options).toSorted().join() === wanted;
}

interface Known {
  attributes: readonly AttributeRecord[];
  /** As shown in the form. */
  stock: ProductRecord["stock"];
}

/** The fields to be sent. An invalid price would become null, but the form rejects it first. */
export function fieldsOf(values: ProductValues, { attributes, stock }: Known): ProductFields {
  const { code: _, versions: __, careNotes, ...others } = values;
  return {
    ...others,
    careNotes: careNotes.ar === "" && careNotes.en === "" ? null : careNotes,
    attributes: factsOf(attributes, values.attributes),
    variants: values.variants.map(({ onHand, ...variant }) => ({
      ...variant,
      attributes: factsOf(attributes, variant.attributes),
      piastres: piastresOf(variant.piastres) ?? null,
      ...(onHand?.trim() && {
        onHand,
        onHandSeen: stock.find(({ variantId }) => variantId === variant.id)?.onHand ?? 0,
      }),
    })),
    pictures: values.pictures.map((picture) => ({ ...picture, sku: picture.sku || null })),
    documents: values.documents.map((document) => ({ ...document, sku: document.sku || null })),
  };
}

/** The variant with an invalid price. */
export function priceFault({ variants }: ProductValues): string | undefined {
  const index = variants.findIndex(
    ({ piastres }) => piastres.trim() !== "" && piastresOf(piastres) === undefined,
  );
  return index === -1 ? undefined : `variants.${index}.piastres`;
}

function typedFacts(facts: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(facts as Record<string, Kept>);
  return Object.fromEntries(kept.map(([code, fact]) => [code, typedFact(fact)]));
}

function factsOf(
  attributes: readonly AttributeRecord[],
  typed: Readonly<Record<string, unknown>>,
): Facts {
  const facts = attributes.flatMap((attribute) => {
    const fact = factOf(attribute, typed[attribute.code]);
    return fact === undefined ? [] : [[attribute.code, fact] as const];
  });
  return Object.fromEntries(facts) as Facts;
}

function typedFact(fact: Kept): unknown {
  if (Array.isArray(fact)) return fact.map(String);
  return typeof fact === "object" ? fact : String(fact);
}

/** A fact in the format of its attribute's kind; undefined if unknown. */
function factOf({ kind }: AttributeRecord, typed: unknown): unknown {
  if (typed === undefined || typed === null) return undefined;
  if (typeof typed === "string") return typed === "" ? undefined : plainFact(kind, typed);
  if (Array.isArray(typed)) {
    if (typed.every((one) => one === "")) return undefined;
    return kind === "range" ? typed.map(numberOf) : typed;
  }
  const { ar = "", en = "" } = typed as Partial<Bilingual>;
  return ar === "" && en === "" ? undefined : { ar, en };
}

function plainFact(kind: AttributeRecord["kind"], typed: string): unknown {
  if (kind === "boolean") return typed === "true";
  return kind === "number" || kind === "integer" ? numberOf(typed) : typed;
}

/** Invalid numbers are sent as typed: the API says what is wrong with them. */
function numberOf(typed: string): number | string {
  const plain = normaliseDigits(typed).replaceAll(",", "").trim();
  return plain === "" || Number.isNaN(Number(plain)) ? typed : Number(plain);
}
