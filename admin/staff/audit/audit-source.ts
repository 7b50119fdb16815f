import { call } from "../../api/client.ts";
import { type ListQuery, pageOf, type Source } from "../../shell/data/source.ts";

interface Filter {
  staff?: string;
  action?: string;
  target?: string;
  from?: string;
  to?: string;
}

export const auditSource = {
  pageSize: 50,
  list: async ({ page, filter: { staff, ...filter } }: ListQuery<Filter>) => {
    const query = { page, ...filter, ...(staff !== undefined && { staff: Number(staff) }) };
    return pageOf(await call("GET /api/v1/admin/audit", { query }), ({ id }) => id);
  },
} satisfies Source;
