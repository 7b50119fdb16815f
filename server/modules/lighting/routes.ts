import * as contract from "#contract/lighting/endpoints.ts";
import { shopperOf } from "#server/modules/accounts/index.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { checkCart } from "./check-cart.ts";

export const lightingRoutes: ModulePlugin = (app, platform) => {
  serveEndpoint(app, contract.checkCart, async ({ request, locale }) => {
    const shopperId = await shopperOf(platform.db, request);
    return {
      findings: shopperId === undefined ? [] : await checkCart(platform, shopperId, locale),
    };
  });
};
