import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { productChanged } from "../events.ts";
import type { CatalogTables } from "../tables.ts";

/** The category and brand of a product. */
export interface Placement {
  categoryId?: number;
  brandId?: number;
}

/** Moves a product to another category or brand. */
export async function placeProduct(work: Work, id: number, place: Placement): Promise<void> {
  await changeProduct(work, id, {
    ...(place.categoryId !== undefined && { category_id: place.categoryId }),
    ...(place.brandId !== undefined && { brand_id: place.brandId }),
  });
}

/**
 * `publishedAt`: since when customers see it, or will; null: they do not. An archived product is
 * not published.
 */
export interface Visibility {
  publishedAt: Date | null;
  isArchived: boolean;
}

/** Shows a product to customers from a given time, or hides it. */
export async function showProduct(work: Work, id: number, visibility: Visibility): Promise<void> {
  const { publishedAt, isArchived } = visibility;
  if (isArchived && publishedAt) throw new Error("what is archived is not published");
  await changeProduct(work, id, {
    published_at: publishedAt,
    archived_at: isArchived ? new Date() : null,
  });
}

interface Columns {
  category_id?: number;
  brand_id?: number;
  published_at?: Date | null;
  archived_at?: Date | null;
}

async function changeProduct(work: Work, id: number, columns: Columns): Promise<void> {
  const { numUpdatedRows } = await work.db
    .$extendTables<CatalogTables>()
    .updateTable("catalog.product")
    .set(columns)
    .where("id", "=", id)
    .executeTakeFirst()
    .catch(refuseUnknownPlace);
  if (numUpdatedRows === 0n) throw new ProblemError("not-found");
  work.invalidate(`product:${id}`, "products", "categories");
  await work.emit(productChanged, { productIds: [id] });
}

const FOREIGN_KEY_VIOLATION = "23503";

function refuseUnknownPlace(error: unknown): never {
  const { code, constraint = "" } = error as { code?: string; constraint?: string };
  if (code !== FOREIGN_KEY_VIOLATION) throw error;
  const path = constraint.includes("brand") ? "change.brandId" : "change.categoryId";
  throw new ProblemError("validation", {}, [{ path, key: "validation.oneOf", values: {} }]);
}
