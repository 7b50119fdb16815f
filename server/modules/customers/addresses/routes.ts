import { accountEndpoints as contract } from "#contract/customers/account-endpoints.ts";
import type { Locale } from "#contract/kernel/locale.ts";
import { idempotencyKey, once } from "#server/platform/http/idempotency.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { inTransaction } from "#server/platform/postgres/unit-of-work.ts";
import { addressesOf, addressOf } from "./address-queries.ts";
import { presentAddress } from "./present-address.ts";
import { addAddress, removeAddress, updateAddress } from "./save-address.ts";

export const addressRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.listAddresses, async ({ who, locale }) => {
    const addresses = await addressesOf(db, who.id);
    return { items: addresses.map((address) => presentAddress(address, locale)) };
  });

  serveEndpoint(app, contract.addAddress, async ({ who, body, request, locale }) => {
    const { answer } = await inTransaction(platform, (work) =>
      once(work, idempotencyKey(request, `addresses:${who.id}`, body), () =>
        addAddress(work, who.id, body),
      ),
    );
    return readAddress(who.id, answer.addressId, locale);
  });

  serveEndpoint(app, contract.updateAddress, async ({ who, params, body, locale }) => {
    await inTransaction(platform, (work) => updateAddress(work, who.id, params.id, body));
    return readAddress(who.id, params.id, locale);
  });

  serveEndpoint(app, contract.removeAddress, async ({ who, params }) => {
    await inTransaction(platform, (work) => removeAddress(work, who.id, params.id));
  });

  async function readAddress(customerId: number, addressId: number, locale: Locale) {
    const address = await addressOf(db, customerId, addressId);
    return address ? presentAddress(address, locale) : refuse("not-found");
  }
};
