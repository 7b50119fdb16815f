import {
  customerMerged,
  customerErased,
  guestMerged,
  type ShopperMerge,
} from "#server/modules/customers/index.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { mergeCarts } from "./merge-carts.ts";
import { eraseCart } from "./personal-data.ts";
import { cartRoutes } from "./routes.ts";

export { cartBegun } from "./events.ts";
export { addCartLines } from "./add-cart-lines.ts";
export { presentLine } from "./present-cart.ts";
export { exportCart } from "./personal-data.ts";
export { type DescribedCartLine, describeGoods, readCartLines, takeCart } from "./cart-lines.ts";

export const cartModule: ModulePlugin = (app, platform) => {
  cartRoutes(app, platform);
  const merge = (work: Work, { fromShopperId, shopperId }: ShopperMerge) =>
    mergeCarts(work, fromShopperId, shopperId);
  platform.events.inTransaction(guestMerged, merge);
  platform.events.inTransaction(customerMerged, merge);
  platform.events.inTransaction(customerErased, (work, { shopperId }) =>
    eraseCart(work, shopperId),
  );
};
