import { call } from "../../api/client.ts";
import type { ListQuery, Source } from "../../shell/data/source.ts";

interface Filter {
  staff?: string;
  action?: string;
  target?: string;
  from?: string;
  to?: string;
}

export const auditSource = {
  name: "audit",
  pageSize: 50,
  list: ({ page, filter: { staff, ...filter } }: ListQuery<Filter>) => {
    const query = { page, ...filter, ...(staff !== undefined && { staff: Number(staff) }) };
    return call("GET /api/v1/admin/audit", { query });
  },
} satisfies Source;
