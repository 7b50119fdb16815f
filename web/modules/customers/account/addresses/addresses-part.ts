import { MapPin } from "@lucide/icons";
import type { AccountPart } from "#web/shell/account/account-part.ts";

export const addressesPart: AccountPart = {
  code: "addresses",
  icon: MapPin,
  load: () => import("./addresses-section.tsx"),
};
