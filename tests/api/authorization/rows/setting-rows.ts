import { roles } from "../callers.ts";
import type { Attempt, Rows } from "../row.ts";

const may = roles();
const SETTING = { id: "hotline" };
const PLACE = { id: "EG-ALX" };

const versionOf = async ({ callers }: Attempt, path: string) =>
  (await callers.owner.get(`/api/v1/admin/${path}`)).json<{ version: string }>().version;

/** Settings and delivery terms. */
export const settingRows: Rows = {
  listSettings: { may },
  getSetting: { may, request: () => ({ params: SETTING }) },
  saveSetting: {
    may,
    request: async (attempt) => ({
      params: SETTING,
      body: { version: await versionOf(attempt, "settings/hotline"), value: "19555" },
    }),
  },
  listStaffDeliveryTerms: { may },
  getStaffDeliveryTerms: { may, request: () => ({ params: PLACE }) },
  changeDeliveryTerms: {
    may,
    request: async (attempt) => ({
      params: PLACE,
      body: {
        version: await versionOf(attempt, "delivery-terms/EG-ALX"),
        fee: 70_00,
        codFee: 0,
        codLimit: null,
        freeFrom: null,
        daysMin: 2,
        daysMax: 4,
      },
    }),
  },
  removeDeliveryTerms: {
    may,
    request: async (attempt) => ({
      params: PLACE,
      query: { version: await versionOf(attempt, "delivery-terms/EG-ALX") },
    }),
  },
};
