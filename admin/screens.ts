import { lazy } from "react";
import { content } from "./screens/content.ts";
import { customers } from "./screens/customers.ts";
import { goods } from "./screens/goods.ts";
import { prices } from "./screens/prices.ts";
import { sales } from "./screens/sales.ts";
import { shop } from "./screens/shop.ts";
import { MENU_GROUPS } from "./shell/menu.ts";

/** The start screen, the account screen, and the page of an invitation. */
export const StartScreen = lazy(async () => ({
  default: (await import("./start/start-screen.tsx")).StartScreen,
}));
export const AccountScreen = lazy(async () => ({
  default: (await import("./sign-in/account/account-screen.tsx")).AccountScreen,
}));
export const InvitationScreen = lazy(async () => ({
  default: (await import("./sign-in/invitation-screen.tsx")).InvitationScreen,
}));

const GROUPS = { sales, goods, prices, customers, content, shop };

/** All screens, in the order of the menu. */
export const screens = MENU_GROUPS.flatMap((group) =>
  GROUPS[group].map((screen) => ({ ...screen, group })),
);
