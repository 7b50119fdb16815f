import { roles } from "../callers.ts";
import type { Rows } from "../row.ts";

const may = roles("orders", "support");

/** The shop's reports. */
export const reportRows: Rows = {
  reportSales: { may },
  reportConversion: { may },
  reportOrders: { may },
  reportBestSellers: { may },
  reportRefusals: { may },
  reportReturns: { may },
  reportSearches: { may: roles("catalogue") },
  readPageSpeed: { may },
};
