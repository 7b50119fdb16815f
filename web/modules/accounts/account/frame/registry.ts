import type { AccountPart } from "#web/shell/account/account-part.ts";
import { ACCOUNT_PARTS } from "#web/shell/account/account-part.ts";
import { invoicesPart } from "#web/modules/invoices/index.ts";
import { ordersPart } from "#web/modules/orders/index.ts";
import { returnsPart } from "#web/modules/returns/index.ts";
import { walletPart } from "#web/modules/wallet/index.ts";
import { favouritesPart } from "#web/modules/favourites/index.ts";
import { ratingsPart } from "#web/modules/feedback/index.ts";
import { addressesPart } from "../addresses/addresses-part.ts";
import { companyPart } from "../company/company-part.ts";
import { devicesPart } from "../devices/devices-part.ts";
import { overviewPart } from "../overview/overview-part.ts";
import { privacyPart } from "../privacy/privacy-part.ts";
import { securityPart } from "../security/security-part.ts";

/** Every section there is; a module adds its own here. */
const PARTS: readonly AccountPart[] = [
  overviewPart,
  ordersPart,
  returnsPart,
  invoicesPart,
  walletPart,
  favouritesPart,
  ratingsPart,
  addressesPart,
  devicesPart,
  securityPart,
  privacyPart,
  companyPart,
];

const place = ({ code }: AccountPart) => ACCOUNT_PARTS.indexOf(code);

/** The sections that an account of this type has, in the order of the navigation. */
export function partsFor(accountType: string): AccountPart[] {
  return PARTS.filter(({ companyOnly }) => !companyOnly || accountType === "company").toSorted(
    (one, other) => place(one) - place(other),
  );
}
