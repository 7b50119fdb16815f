import type { Rows } from "./row.ts";
import { accountRows } from "./rows/account-rows.ts";
import { companyRows } from "./rows/company-rows.ts";
import { contentRows } from "./rows/content-rows.ts";
import { contentStaffRows } from "./rows/content-staff-rows.ts";
import { fulfilmentRows } from "./rows/fulfilment-rows.ts";
import { goodsRows } from "./rows/goods-rows.ts";
import { menuRows } from "./rows/menu-rows.ts";
import { orderRows } from "./rows/order-rows.ts";
import { passkeyRows } from "./rows/passkey-rows.ts";
import { paymentRows } from "./rows/payment-rows.ts";
import { promotionRows } from "./rows/promotion-rows.ts";
import { proofRows } from "./rows/proof-rows.ts";
import { redirectRows } from "./rows/redirect-rows.ts";
import { reportRows } from "./rows/report-rows.ts";
import { returnRows } from "./rows/return-rows.ts";
import { settingRows } from "./rows/setting-rows.ts";
import { shopRows } from "./rows/shop-rows.ts";
import { signInRows } from "./rows/sign-in-rows.ts";
import { spreadsheetRows } from "./rows/spreadsheet-rows.ts";
import { staffRows } from "./rows/staff-rows.ts";
import { synonymRows } from "./rows/synonym-rows.ts";
import { walletRows } from "./rows/wallet-rows.ts";

/**
 * The authorization matrix of every endpoint. An endpoint without a row fails, and so does a row
 * without an endpoint.
 */
export const MATRIX: Rows = {
  ...settingRows,
  ...shopRows,
  ...contentRows,
  ...contentStaffRows,
  ...fulfilmentRows,
  ...menuRows,
  ...orderRows,
  ...passkeyRows,
  ...paymentRows,
  ...promotionRows,
  ...proofRows,
  ...redirectRows,
  ...reportRows,
  ...returnRows,
  ...signInRows,
  ...accountRows,
  ...companyRows,
  ...spreadsheetRows,
  ...staffRows,
  ...synonymRows,
  ...goodsRows,
  ...walletRows,
};
