import { Heart } from "@lucide/icons";
import type { AccountPart } from "#web/shell/account/account-part.ts";

export const favouritesPart: AccountPart = {
  code: "favourites",
  icon: Heart,
  load: () => import("./favourites-section.tsx"),
};
