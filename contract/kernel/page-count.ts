import type { Page } from "./pagination.ts";

/** In a separate file from the schemas, so that pages need none. */
export function pageCount(page: Pick<Page<unknown>, "total" | "pageSize">): number {
  return Math.max(1, Math.ceil(page.total / page.pageSize));
}
