import { orderCodeEndpoints } from "#contract/orders/code-endpoints.ts";

/** Rules for the mobile or email whose orders are looked for. */
export const findFields = orderCodeEndpoints.sendFindCode.body;
