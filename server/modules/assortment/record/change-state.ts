import type { ProductRecord, ProductState } from "#contract/assortment/product-record.ts";
import { showProduct } from "#server/modules/catalog/index.ts";
import { ProblemError } from "#server/platform/http/problem-error.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { refuseErrors, unsellableErrors } from "./product-draft-of.ts";

export interface StateChange {
  state: ProductState;
  /** For `scheduled`, when it is published; for `published`, since when it was published before. */
  at?: string | undefined;
}

/**
 * Changes a product's state. To be visible to customers it needs a name in both languages and
 * prices.
 */
export async function changeState(
  work: Work,
  product: Pick<ProductRecord, "id" | "name" | "variants" | "state">,
  { state, at }: StateChange,
): Promise<void> {
  const isShown = state === "published" || state === "scheduled";
  if (isShown) refuseErrors(unsellableErrors(product));
  // A product that is already published keeps its place among the new arrivals.
  if (state === product.state && state !== "scheduled") return;
  await showProduct(work, product.id, {
    publishedAt: isShown ? momentOf(state, at) : null,
    isArchived: state === "archived",
  });
}

function momentOf(state: ProductState, at: string | undefined): Date {
  const now = new Date();
  if (state === "published") return at && new Date(at) <= now ? new Date(at) : now;
  const moment = at === undefined ? undefined : new Date(at);
  if (moment && moment > now && moment.getFullYear() < LAST_YEAR) return moment;
  const key = moment ? "validation.invalid" : "validation.required";
  throw new ProblemError("validation", {}, [{ path: "at", key, values: {} }]);
}

const LAST_YEAR = 2100;
