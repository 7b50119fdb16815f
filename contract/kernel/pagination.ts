import * as z from "zod/mini";

/** A page of a list, in the format of every list endpoint. */
export function pageOf<T extends z.ZodMiniType>(item: T) {
  return z.object({
    items: z.array(item),
    total: z.int(),
    page: z.int(),
    pageSize: z.int(),
  });
}

export interface Page<T> {
  items: T[];
  /** Number of items over all pages. */
  total: number;
  /** From 1. */
  page: number;
  pageSize: number;
}
