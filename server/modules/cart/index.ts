import type { ModulePlugin } from "#server/platform/module.ts";
import { cartPrivacy } from "./privacy/cart-privacy.ts";
import { cartRoutes } from "./routes.ts";

export { describeLines, type DescribedCartLine } from "./cart-contents.ts";
export { lockCartLines, type PricedCartLine, readCartLines, takeOutOfCart } from "./cart-lines.ts";

export const cartModule: ModulePlugin = (app, platform) => {
  cartRoutes(app, platform);
  cartPrivacy(app, platform);
};
