import type { MessageRecord } from "#contract/message-texts.ts";
import { roles } from "../callers.ts";
import type { Attempt, Rows } from "../row.ts";

const may = roles();
const SETTING = { id: "hotline" };
const PLACE = { id: "EG-ALX" };
const MESSAGE = { id: "feedback.reply" };

const versionOf = async ({ callers }: Attempt, path: string) =>
  (await callers.owner.get(`/api/v1/admin/${path}`)).json<{ version: string }>().version;

/** The current texts of a kind of message. */
const textsOf = async ({ callers }: Attempt) => {
  const answer = await callers.owner.get(`/api/v1/admin/message-texts/${MESSAGE.id}`);
  const { version, texts } = answer.json<MessageRecord>();
  return { version, texts: texts.map(({ name, text }) => ({ name, ...text })) };
};

/** Settings, message texts and delivery terms. */
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
  listMessageKinds: { may },
  getMessageTexts: { may, request: () => ({ params: MESSAGE }) },
  saveMessageTexts: {
    may,
    request: async (attempt) => ({ params: MESSAGE, body: await textsOf(attempt) }),
  },
  testMessageTexts: {
    may,
    request: async (attempt) => {
      const { texts } = await textsOf(attempt);
      return { params: MESSAGE, body: { locale: "ar", texts } };
    },
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
