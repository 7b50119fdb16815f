import {
  customerMerged,
  customerSignedIn,
  customerErased,
} from "#server/modules/customers/index.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { mergeCarts } from "./merge-carts.ts";
import { eraseCart } from "./personal-data.ts";
import { cartRoutes } from "./routes.ts";

export { cartBegun } from "./events.ts";
export { addCartLines } from "./add-cart-lines.ts";
export { describeGoods } from "./describe-goods.ts";
export { presentLine } from "./present-cart.ts";
export { exportCart } from "./personal-data.ts";
export {
  type DescribedCartLine,
  type PricedCartLine,
  readCartLines,
  readCartWith,
  statementVariants,
  takeCart,
} from "./cart-lines.ts";

export const cartModule: ModulePlugin = (app, platform) => {
  cartRoutes(app, platform);
  platform.events.inTransaction(customerSignedIn, async (work, { fromShopperId, shopperId }) => {
    if (fromShopperId !== null) await mergeCarts(work, fromShopperId, shopperId);
  });
  platform.events.inTransaction(customerMerged, (work, { fromShopperId, shopperId }) =>
    mergeCarts(work, fromShopperId, shopperId),
  );
  platform.events.inTransaction(customerErased, (work, { shopperId }) =>
    eraseCart(work, shopperId),
  );
};
