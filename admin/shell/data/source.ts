import type { Identifier, RaRecord } from "ra-core";

/** A list's query; `filter` has the names of the screen's filters. */
export interface ListQuery<F> {
  page: number;
  filter: F;
  sort: { field: string; order: "ASC" | "DESC" };
}

/** Where a resource's records come from: the contract's endpoints behind a screen. */
export interface Source {
  /** Page size of the endpoint. */
  pageSize: number;
  list: (query: ListQuery<never>) => Promise<{ data: RaRecord[]; total: number }>;
  one?: (id: Identifier) => Promise<RaRecord>;
  create?: (data: never) => Promise<RaRecord>;
  update?: (id: Identifier, data: never) => Promise<RaRecord>;
}

/** Adds the id that react-admin needs to each record. */
export function withId<T extends object, I extends Identifier>(
  record: T,
  id: I,
): Omit<T, "id"> & { id: I } {
  return { ...record, id };
}

/** Converts a page of the API to react-admin's format. */
export function pageOf<T extends object>(
  { items, total }: { items: T[]; total: number },
  idOf: (item: T) => Identifier,
) {
  return { data: items.map((item) => withId(item, idOf(item))), total };
}
