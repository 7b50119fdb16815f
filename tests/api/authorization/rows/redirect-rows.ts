import { roles } from "../callers.ts";
import type { Attempt, Rows } from "../row.ts";

const may = roles("content");
const PATH = "/api/v1/admin/redirects";

let count = 0;
const draft = () => ({ from: `/moved-${(count += 1)}`, to: "/product" });

/** A redirect that the owner has just added. */
async function added({ callers }: Attempt) {
  return (await callers.owner.post(PATH, draft())).json<{ id: number; version: string }>();
}

/** Redirect management. */
export const redirectRows: Rows = {
  listRedirects: { may },
  getRedirect: { may, request: async (attempt) => ({ params: { id: (await added(attempt)).id } }) },
  addRedirect: { may, request: () => ({ body: draft() }) },
  changeRedirect: {
    may,
    request: async (attempt) => {
      const { id, version } = await added(attempt);
      return { params: { id }, body: { version, ...draft() } };
    },
  },
  removeRedirect: {
    may,
    request: async (attempt) => {
      const { id, version } = await added(attempt);
      return { params: { id }, query: { version } };
    },
  },
  importRedirects: { may, request: () => ({ body: { dryRun: false, rows: [draft()] } }) },
};
