import type { AttributeRecord } from "#contract/catalog/editing-endpoints.ts";
import type { CallTable } from "../../api/call-table.ts";
import { callerOf } from "../../api/client.ts";
import { pageOf, type Source, withId } from "../../shell/data/source.ts";

export const attributeCall = callerOf({
  listAttributes: ["GET", "/api/v1/admin/attributes"],
  getAttribute: ["GET", "/api/v1/admin/attributes/{code}"],
  addAttribute: ["POST", "/api/v1/admin/attributes"],
  saveAttribute: ["PUT", "/api/v1/admin/attributes/{code}"],
  placeAttribute: ["PUT", "/api/v1/admin/attributes/{code}/place"],
  removeAttribute: ["DELETE", "/api/v1/admin/attributes/{code}"],
} as const satisfies CallTable);

/** react-admin identifies an attribute by its code. */
export type AttributeRow = AttributeRecord & { id: string };

/** All are loaded at once: this is the most a shop can have. */
const ALL = 1_000;

export const attributeSource = {
  pageSize: ALL,
  list: async () => {
    const { items } = await attributeCall("listAttributes", { query: { counts: "true" } });
    return pageOf({ items, total: items.length }, ({ code }) => code);
  },
  one: async (id) => {
    const attribute = await attributeCall("getAttribute", { params: { code: String(id) } });
    return withId(attribute, attribute.code);
  },
} satisfies Source;
