import { MESSAGE_KINDS_PAGE } from "#contract/message-texts.ts";
import type { CallTable } from "../../api/call-table.ts";
import { callerOf } from "../../api/client.ts";
import { pageOf, type Source } from "../../shell/data/source.ts";

export const messageCall = callerOf({
  listMessageKinds: ["GET", "/api/v1/admin/message-texts"],
  getMessageTexts: ["GET", "/api/v1/admin/message-texts/{id}"],
  saveMessageTexts: ["PUT", "/api/v1/admin/message-texts/{id}"],
  testMessageTexts: ["POST", "/api/v1/admin/message-texts/{id}/tests"],
} as const satisfies CallTable);

export const messageSource = {
  pageSize: MESSAGE_KINDS_PAGE,
  list: async () => pageOf(await messageCall("listMessageKinds"), ({ id }) => id),
  one: (id) => messageCall("getMessageTexts", { params: { id: String(id) } }),
} satisfies Source;
