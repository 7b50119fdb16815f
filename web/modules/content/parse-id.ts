import { MAX_ID } from "#contract/kernel/slug.ts";

/** The id in an address; undefined when it is malformed. `007` is no second address of 7. */
export function parseId(parameter: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(parameter)) return undefined;
  const id = Number(parameter);
  return id <= MAX_ID ? id : undefined;
}
