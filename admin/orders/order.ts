import type { CallResponse } from "../api/call-table.ts";

/** An order as staff see it. */
export type Order = CallResponse<"getStaffOrder">;
