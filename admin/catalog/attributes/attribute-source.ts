import type { AttributeRecord } from "#contract/catalog/editing-endpoints.ts";
import { call } from "../../api/client.ts";
import { pageOf, type Source, withId } from "../../shell/data/source.ts";

/** react-admin identifies an attribute by its code. */
export type AttributeRow = AttributeRecord & { id: string };

/** All are loaded at once: this is the most a shop can have. */
const ALL = 1_000;

export const attributeSource = {
  pageSize: ALL,
  list: async () => {
    const { items } = await call("GET /api/v1/admin/attributes", { query: { counts: "true" } });
    return pageOf({ items, total: items.length }, ({ code }) => code);
  },
  one: async (id) => {
    const attribute = await call("GET /api/v1/admin/attributes/{code}", {
      params: { code: String(id) },
    });
    return withId(attribute, attribute.code);
  },
} satisfies Source;
