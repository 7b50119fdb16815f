import type { ResourceName } from "../../i18n/message-shape.ts";

export type Id = string | number;

export interface Sort {
  field: string;
  order: "ASC" | "DESC";
}

/** A list's query; `filter` has the names of the screen's filters. */
export interface ListQuery<F> {
  page: number;
  filter: F;
  sort: Sort;
}

interface Named {
  /** First part of its screens' paths, and key of their texts. */
  name: ResourceName;
}

/** The contract's endpoints behind a list. */
export interface ListSource<R = unknown> extends Named {
  /** Page size of the endpoint. */
  pageSize: number;
  list: (query: ListQuery<never>) => Promise<{ items: R[]; total: number }>;
}

/** The contract's endpoint behind the screen of one record; its id is from the path. */
export interface RecordSource<R = unknown> extends Named {
  one: (id: string) => Promise<R>;
}

export type Source = ListSource<{ id: Id }> & Partial<RecordSource>;

/** Adds the ids that lists need to records without one. */
export function withIds<T extends object, I extends Id>(
  { items, total }: { items: T[]; total: number },
  idOf: (item: T) => I,
): { items: (Omit<T, "id"> & { id: I })[]; total: number } {
  return { items: items.map((item) => ({ ...item, id: idOf(item) })), total };
}
