import { Star } from "@lucide/icons";
import type { AccountPart } from "#web/shell/account/account-part.ts";

export const ratingsPart: AccountPart = {
  code: "ratings",
  icon: Star,
  load: () => import("./own-ratings-section.tsx"),
};
