import type { CallResponse } from "#api-client/operations.ts";

/** An order as staff see it. */
export type Order = CallResponse<"GET /api/v1/admin/orders/{number}">;
