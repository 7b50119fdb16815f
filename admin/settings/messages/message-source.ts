import { MESSAGE_KINDS_PAGE } from "#contract/message-texts.ts";
import { call } from "../../api/client.ts";
import { pageOf, type Source } from "../../shell/data/source.ts";

export const messageSource = {
  pageSize: MESSAGE_KINDS_PAGE,
  list: async () => pageOf(await call("GET /api/v1/admin/message-texts"), ({ id }) => id),
  one: (id) => call("GET /api/v1/admin/message-texts/{id}", { params: { id: String(id) } }),
} satisfies Source;
