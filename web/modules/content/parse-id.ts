import { MAX_ID } from "#contract/kernel/slug.ts";

/**
 * The id in an address; undefined if malformed. `007` is rejected, so that 7 has one address only.
 */
export function parseId(parameter: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(parameter)) return undefined;
  const id = Number(parameter);
  return id <= MAX_ID ? id : undefined;
}
