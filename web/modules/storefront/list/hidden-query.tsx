import { type ListQuery, writeListQuery } from "#contract/storefront/list-query.ts";

/** The rest of a list's query, for a form that changes one part of it without JavaScript. */
export function HiddenQuery({ query }: { query: ListQuery }) {
  const entries = new URLSearchParams(writeListQuery({ ...query, page: 1 }));
  return [...entries].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
