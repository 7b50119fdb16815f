import type { AccountPart } from "#web/shell/account/account-part.ts";

/** The sections that an account of this type has, in the order of the navigation. */
export function partsFor(accountType: string, all: readonly AccountPart[]): AccountPart[] {
  return all.filter(({ companyOnly }) => !companyOnly || accountType === "company");
}

/** The section named by `?part=`; the first if unknown or missing. */
export function partOf(named: string | null, parts: readonly AccountPart[]): AccountPart {
  const wanted = named?.toLowerCase();
  const part = parts.find(({ code }) => code === wanted) ?? parts[0];
  if (!part) throw new Error("An account has no sections");
  return part;
}
