import type { AccountPart } from "#web/shell/account/account-part.ts";
import { Star } from "@lucide/icons";

export const ratingsPart: AccountPart = {
  code: "ratings",
  icon: Star,
  load: () => import("./own-ratings-section.tsx"),
};
