import type { Company } from "#contract/companies/company-endpoints.ts";
import type { Account } from "#contract/customers/account-endpoints.ts";
import type { AccountPartCode } from "#web/shell/account/account-part.ts";

export interface Hint {
  title: "hintAddress" | "hintTwoFactor" | "hintCompany";
  text: "hintAddressText" | "hintTwoFactorText" | "hintCompanyText";
  part: AccountPartCode;
}

interface Known {
  account: Pick<Account, "twoFactor">;
  addresses: number;
  review: Company["review"] | null;
}

/** Suggestions for what is still missing. Nothing is suggested twice. */
export function hintsFor({ account, addresses, review }: Known): Hint[] {
  const hints: (Hint | false)[] = [
    review === "waiting" && { title: "hintCompany", text: "hintCompanyText", part: "company" },
    addresses === 0 && { title: "hintAddress", text: "hintAddressText", part: "addresses" },
    !account.twoFactor && {
      title: "hintTwoFactor",
      text: "hintTwoFactorText",
      part: "security",
    },
  ];
  return hints.filter((hint) => hint !== false);
}
