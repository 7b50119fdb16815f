import type { DemoFaqGroup } from "../types.ts";
import { accountPrivacy } from "./account-privacy.ts";
import { choosingLight } from "./choosing-light.ts";
import { companies } from "./companies.ts";
import { deliveryInstallation } from "./delivery-installation.ts";
import { measuring } from "./measuring.ts";
import { orderingPaying } from "./ordering-paying.ts";
import { returnsWarranty } from "./returns-warranty.ts";

export const faqGroups: DemoFaqGroup[] = [
  choosingLight,
  orderingPaying,
  deliveryInstallation,
  returnsWarranty,
  companies,
  accountPrivacy,
  measuring,
];
