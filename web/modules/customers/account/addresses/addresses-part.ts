import type { AccountPart } from "#web/shell/account/account-part.ts";
import { MapPin } from "@lucide/icons";

export const addressesPart: AccountPart = {
  code: "addresses",
  icon: MapPin,
  load: () => import("./addresses-section.tsx"),
};
