import type { AccountPart } from "#web/shell/account/account-part.ts";
import { Heart } from "@lucide/icons";

export const favouritesPart: AccountPart = {
  code: "favourites",
  icon: Heart,
  load: () => import("./favourites-section.tsx"),
};
