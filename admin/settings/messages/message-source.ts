import { MESSAGE_KINDS_PAGE } from "#contract/message-texts.ts";
import { call } from "../../api/client.ts";
import type { Source } from "../../shell/data/source.ts";

export const messageSource = {
  name: "messages",
  pageSize: MESSAGE_KINDS_PAGE,
  list: () => call("GET /api/v1/admin/message-texts"),
  one: (id) => call("GET /api/v1/admin/message-texts/{id}", { params: { id } }),
} satisfies Source;
