import type { TeamMember } from "#contract/staff/team-endpoints.ts";
import { call } from "../api/client.ts";
import type { ListQuery, Source } from "../shell/data/source.ts";

/** All are loaded at once, as a team is small. */
export const teamSource = {
  name: "team",
  pageSize: 200,
  list: async ({ sort: { field, order } }: ListQuery<object>) => {
    const { items } = await call("GET /api/v1/admin/staff");
    const textOf = (member: TeamMember) => String(member[field as keyof TeamMember] ?? "");
    const sorted = items.toSorted((one, other) => textOf(one).localeCompare(textOf(other)));
    if (order === "DESC") sorted.reverse();
    return { items: sorted, total: items.length };
  },
} satisfies Source;
