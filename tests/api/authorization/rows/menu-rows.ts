import { words } from "#server/testing/small-content.ts";
import { roles } from "../callers.ts";
import type { Attempt, Rows } from "../row.ts";

const may = roles("content");
const ROOT = "/api/v1/admin";
const TARGET = { ar: "/product", en: "/product" };

let count = 0;
const block = () => ({
  code: `block-${(count += 1)}`,
  categoryId: 3,
  kind: "promise",
  title: words("promise"),
  text: words("promise text"),
  actionLabel: words("more"),
  path: TARGET,
  assetId: null,
  position: 1,
});

/** A block that the owner has just added. */
async function addedBlock({ callers }: Attempt) {
  const answer = await callers.owner.post(`${ROOT}/blocks`, block());
  return answer.json<{ id: number; version: string }>();
}

/** Menu and block management. */
export const menuRows: Rows = {
  listMenus: { may },
  getMenu: { may, request: () => ({ params: { id: 2 } }) },
  saveMenu: {
    may,
    request: async ({ callers }) => {
      const { version } = (await callers.owner.get(`${ROOT}/menus/2`)).json<{ version: string }>();
      const entry = { label: words(`entry ${(count += 1)}`), path: TARGET, isActive: true };
      return {
        params: { id: 2 },
        body: { version, items: [{ ...entry, levelOrder: 1, children: [] }] },
      };
    },
  },
  listStaffBlocks: { may },
  getBlock: {
    may,
    request: async (attempt) => ({ params: { id: (await addedBlock(attempt)).id } }),
  },
  addBlock: { may, request: () => ({ body: block() }) },
  changeBlock: {
    may,
    request: async (attempt) => {
      const { id, version } = await addedBlock(attempt);
      return { params: { id }, body: { version, ...block() } };
    },
  },
  previewBlock: {
    may,
    request: () => {
      const { code: _, categoryId: _place, ...body } = block();
      return { body: { id: null, ...body } };
    },
  },
  removeBlock: {
    may,
    request: async (attempt) => {
      const { id, version } = await addedBlock(attempt);
      return { params: { id }, query: { version } };
    },
  },
};
