import { sql } from "kysely";
import { type DocumentKind, ROLES_OF_KIND } from "#contract/assortment/document-kinds.ts";
import type { ProductInput } from "#contract/assortment/product-record.ts";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import type { MessageKey } from "#contract/kernel/messages.ts";
import { slugOf } from "#contract/kernel/slug.ts";
import type { ProductDraft } from "#server/modules/catalog/index.ts";
import { type FieldError, ProblemError } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";

interface Stored {
  code: string;
  publishedAt: Date | null;
  /** Of stored variants that pictures and documents may refer to. */
  skus?: readonly string[];
}

/** Staff's input as the catalogue stores it, after everything it refers to was found. */
export async function productDraftOf(
  work: Work,
  input: ProductInput,
  { code, publishedAt, skus = [] }: Stored,
): Promise<ProductDraft> {
  const errors = [...(await unknownErrors(work, input)), ...skuErrors(input, skus)];
  if (publishedAt) errors.push(...unsellableErrors(input));
  refuseErrors(errors);
  const { pictures, documents } = input;
  return {
    ...input,
    code,
    publishedAt,
    slug: draftSlug(input, code),
    pictures: pictures.map((picture) => ({ ...picture, sku: picture.sku ?? undefined })),
    documents: documents.map((document) => ({ ...document, sku: document.sku ?? undefined })),
  };
}

/**
 * What is missing for customers: a name in each language, and at least one variant on sale, each
 * with a price.
 */
export function unsellableErrors(product: {
  name: Bilingual;
  variants: readonly { isActive: boolean; piastres: number | null }[];
}): FieldError[] {
  const nameless = (["ar", "en"] as const).filter((locale) => product.name[locale] === "");
  const priceless = product.variants.flatMap(({ isActive, piastres }, index) =>
    isActive && piastres === null ? [`variants.${index}.piastres`] : [],
  );
  return [
    ...nameless.map((locale) => wrong(`name.${locale}`, "validation.required")),
    ...priceless.map((path) => wrong(path, "validation.required")),
    ...(product.variants.some(({ isActive }) => isActive)
      ? []
      : [wrong("variants", "validation.atLeastOne")]),
  ];
}

export function refuseErrors(errors: FieldError[]): void {
  if (errors.length > 0) throw new ProblemError("validation", {}, errors.slice(0, 20));
}

const wrong = (path: string, key: MessageKey): FieldError => ({ path, key, values: {} });

/** Slugs that staff left empty are derived from the names. */
export function draftSlug(input: Pick<ProductInput, "slug" | "name">, code: string): Bilingual {
  return { ar: slugFor("ar", input, code), en: slugFor("en", input, code) };
}

function slugFor(
  locale: Locale,
  { slug, name }: Pick<ProductInput, "slug" | "name">,
  code: string,
): string {
  return slug[locale] || slugOf(name[locale]) || slugOf(name.en) || code;
}

/** A variant's pictures and documents refer to it by SKU. */
function skuErrors(
  { variants, pictures, documents }: ProductInput,
  skus: readonly string[],
): FieldError[] {
  const known = new Set([...skus, ...variants.map(({ sku }) => sku)]);
  const unknownIn = (field: string, parts: { sku: string | null }[]) =>
    parts.flatMap(({ sku }, index) =>
      sku === null || known.has(sku) ? [] : [wrong(`${field}.${index}.sku`, "validation.oneOf")],
    );
  return [...unknownIn("pictures", pictures), ...unknownIn("documents", documents)];
}

interface Found {
  hasCategory: boolean;
  hasBrand: boolean;
  assets: number[];
  documents: { documentId: number; kind: DocumentKind }[];
}

async function unknownErrors({ db }: Work, input: ProductInput): Promise<FieldError[]> {
  const { rows } = await sql<Found>`
    select
      exists (select from catalog.kept_category where id = ${input.categoryId}) as "hasCategory",
      exists (select from catalog.kept_brand where id = ${input.brandId}) as "hasBrand",
      array(select asset_id from media.picture_source
        where asset_id = any (${input.pictures.map(({ assetId }) => assetId)}::integer[])) as assets,
      (select coalesce(jsonb_agg(jsonb_build_object('documentId', document_id, 'kind', kind)), '[]')
        from media.document_source
        where document_id = any (${input.documents.map(({ documentId }) => documentId)}::integer[])) as documents
  `.execute(db);
  const found = rows[0];
  if (!found) throw new Error("expected one row");
  const missing = (isThere: boolean, path: string) =>
    isThere ? [] : [wrong(path, "validation.oneOf")];
  return [
    ...missing(found.hasCategory, "categoryId"),
    ...missing(found.hasBrand, "brandId"),
    ...input.pictures.flatMap(({ assetId }, index) =>
      missing(found.assets.includes(assetId), `pictures.${index}.assetId`),
    ),
    ...input.documents.flatMap(({ documentId, role }, index) => {
      const kind = found.documents.find((one) => one.documentId === documentId)?.kind;
      return kind === undefined
        ? missing(false, `documents.${index}.documentId`)
        : missing(ROLES_OF_KIND[kind].includes(role), `documents.${index}.role`);
    }),
  ];
}
