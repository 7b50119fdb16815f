import type { ModulePlugin } from "#server/platform/module.ts";
import { addressRoutes } from "./addresses/routes.ts";
import { passkeyRoutes, passkeySignInRoutes } from "./passkeys/routes.ts";
import type { CustomersPorts } from "./ports.ts";
import { preferenceRoutes } from "./preferences/routes.ts";
import { privacyRoutes } from "./privacy/routes.ts";
import { profileRoutes } from "./profile/routes.ts";
import { recoveryRoutes } from "./recovery/routes.ts";
import { registrationRoutes } from "./registration/routes.ts";
import { proofRoutes } from "./second-factor/proof-routes.ts";
import { secondFactorRoutes } from "./second-factor/routes.ts";
import { guestLimits } from "./shoppers/guest-limits.ts";
import { joinGuests } from "./shoppers/join-guests.ts";
import { identifyCustomer } from "./sign-in/customer-of.ts";
import { signInRoutes } from "./sign-in/routes.ts";

export { accountMails } from "./messages/account-mail-book.ts";
export type { Customer } from "./customer.ts";
export { customerErased, customerMerged, guestMerged, type ShopperMerge } from "./events.ts";
export type { CustomersPorts, Person } from "./ports.ts";
export { findDuplicates } from "./merging/find-duplicates.ts";
export { mergeAccounts } from "./merging/merge-accounts.ts";
export { eraseAccount } from "./privacy/erase-account.ts";
export { exportData } from "./privacy/export-data.ts";
export { unsubscribeLinks } from "./preferences/unsubscribe-link.ts";
export { allowMessage, wantsMessage } from "./preferences/wants-message.ts";
export { customerById, customerByPhone, findPerson } from "./profile/customer-queries.ts";
export { emptyToNull } from "./profile/empty-to-null.ts";
export { fullName } from "./profile/full-name.ts";
export {
  holdKnownCustomer,
  holdOwnerOfEmail,
  setAccountType,
  setDisabled,
} from "./profile/change-customer.ts";
export { register } from "./registration/register.ts";
export { REGISTRATIONS_PER_MINUTE } from "./registration/routes.ts";
export { customerOfShopper } from "./shoppers/shopper-owner.ts";
export { ensureShopper, newShopper, shopperOf } from "./shoppers/shopper.ts";
export { sweepShoppers } from "./shoppers/sweep-shoppers.ts";
export { customerOf, identifyCustomer } from "./sign-in/customer-of.ts";
export { describeAgent } from "./sign-in/describe-agent.ts";

export const customersModule: ModulePlugin<[CustomersPorts]> = (app, platform, ports) => {
  app.identify.customer = (request) => identifyCustomer(platform.db, request);
  guestLimits(app, platform);
  joinGuests(app, platform);
  signInRoutes(app, platform);
  registrationRoutes(app, platform, ports.companies);
  recoveryRoutes(app, platform);
  secondFactorRoutes(app, platform);
  proofRoutes(app, platform);
  passkeySignInRoutes(app, platform);
  passkeyRoutes(app, platform);
  profileRoutes(app, platform);
  addressRoutes(app, platform);
  preferenceRoutes(app, platform);
  privacyRoutes(app, platform, ports);
};
