import { alertsPart } from "#web/modules/alerts/index.ts";
import { companyPart } from "#web/modules/companies/company/company-part.ts";
import { addressesPart } from "#web/modules/customers/account/addresses/addresses-part.ts";
import { devicesPart } from "#web/modules/customers/account/devices/devices-part.ts";
import { messagesPart } from "#web/modules/customers/account/messages/messages-part.ts";
import { overviewPart } from "#web/modules/customers/account/overview/overview-part.ts";
import { privacyPart } from "#web/modules/customers/account/privacy/privacy-part.ts";
import { securityPart } from "#web/modules/customers/account/security/security-part.ts";
import { favouritesPart } from "#web/modules/favourites/index.ts";
import { ratingsPart } from "#web/modules/feedback/index.ts";
import { invoicesPart } from "#web/modules/invoices/index.ts";
import { plansPart } from "#web/modules/lighting/index.ts";
import { listsPart } from "#web/modules/lists/index.ts";
import { ordersPart } from "#web/modules/orders/index.ts";
import { returnsPart } from "#web/modules/returns/index.ts";
import { walletPart } from "#web/modules/wallet/index.ts";
import type { AccountPart } from "#web/shell/account/account-part.ts";

/** All sections of `/Account`, in the order of its navigation; a module adds its own here. */
export const SECTIONS: readonly AccountPart[] = [
  overviewPart,
  ordersPart,
  returnsPart,
  invoicesPart,
  walletPart,
  favouritesPart,
  listsPart,
  ratingsPart,
  alertsPart,
  plansPart,
  addressesPart,
  devicesPart,
  securityPart,
  messagesPart,
  privacyPart,
  companyPart,
];
