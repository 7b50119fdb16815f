import type { Identifier, RaRecord } from "ra-core";

/** What a list is asked for; `filter` holds what the filters of its screen are named. */
export interface ListQuery<F> {
  page: number;
  filter: F;
  sort: { field: string; order: "ASC" | "DESC" };
}

/** Where the records of a resource come from: the few calls of the contract that stand behind a screen. */
export interface Source {
  /** As many as the endpoint answers at once. */
  pageSize: number;
  list: (query: ListQuery<never>) => Promise<{ data: RaRecord[]; total: number }>;
  one?: (id: Identifier) => Promise<RaRecord>;
  create?: (data: never) => Promise<RaRecord>;
  update?: (id: Identifier, data: never) => Promise<RaRecord>;
}

/** Gives each record the id that react-admin knows it by. */
export function withId<T extends object, I extends Identifier>(
  record: T,
  id: I,
): Omit<T, "id"> & { id: I } {
  return { ...record, id };
}

/** A page of the API as react-admin reads it. */
export function pageOf<T extends object>(
  { items, total }: { items: T[]; total: number },
  idOf: (item: T) => Identifier,
) {
  return { data: items.map((item) => withId(item, idOf(item))), total };
}
