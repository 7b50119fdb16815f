import type { AttributeRecord } from "#contract/catalog/editing-endpoints.ts";
import { call } from "../../api/client.ts";
import { type Source, withIds } from "../../shell/data/source.ts";

/** Lists identify an attribute by its code. */
export type AttributeRow = AttributeRecord & { id: string };

/** All are loaded at once: this is the most a shop can have. */
const ALL = 1_000;

export const attributeSource = {
  name: "attributes",
  pageSize: ALL,
  list: async () => {
    const { items } = await call("GET /api/v1/admin/attributes", { query: { counts: "true" } });
    return withIds({ items, total: items.length }, ({ code }) => code);
  },
  one: (code) => call("GET /api/v1/admin/attributes/{code}", { params: { code } }),
} satisfies Source;
