import type { AccountPart } from "#web/shell/account/account-part.ts";

/** The section that an address names by `?part=`; of an unknown or missing one, the first. */
export function partOf(named: string | null, parts: readonly AccountPart[]): AccountPart {
  const wanted = named?.toLowerCase();
  const part = parts.find(({ code }) => code === wanted) ?? parts[0];
  if (!part) throw new Error("An account has no sections");
  return part;
}
