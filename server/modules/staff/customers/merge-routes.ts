import {
  MERGED_PARTS,
  type MergePreview,
  staffMergeEndpoints as contract,
} from "#contract/staff/merge-endpoints.ts";
import {
  type CustomersPorts,
  exportData,
  findDuplicates,
  findPerson,
  mergeAccounts,
} from "#server/modules/customers/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { dryRun } from "#server/platform/postgres/dry-run.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { serveStaffCommand } from "../audit/serve-staff-command.ts";
import type { StaffTables } from "../tables.ts";
import { countParts } from "./count-parts.ts";
import { customerDetail, customersById } from "./customer-list.ts";
import { obstacleOf } from "./obstacle.ts";

const OBSTACLES = ["not-mergeable", "no-duplicate"] as const;

/** Merges two accounts of one person. */
export const staffMergeRoutes: ModulePlugin<[CustomersPorts]> = (app, platform, ports) => {
  const { db } = platform;
  const duplicatesOf = async (at: Connection, id: number) => {
    const person = (await findPerson(at, id)) ?? refuse("not-found");
    return findDuplicates(at, ports.sameBuyers, person);
  };
  const merge = async (work: Work, keptId: number, otherId: number) => {
    const duplicates = await duplicatesOf(work.db, keptId);
    await refuseStaff(work.db, [keptId, otherId]);
    await mergeAccounts(work, keptId, otherId);
    const sign = duplicates.find(({ id }) => id === otherId) ?? refuse("no-duplicate");
    return sign.signs;
  };

  serveEndpoint(app, contract.listDuplicates, async ({ params }) => {
    const found = await duplicatesOf(db, params.id);
    const rows = await customersById(
      db,
      found.map(({ id }) => id),
    );
    return {
      items: found.flatMap(({ id, signs }) =>
        rows.filter((row) => row.id === id).map((row) => ({ ...row, signs })),
      ),
    };
  });

  serveEndpoint(app, contract.previewMerge, async ({ params: { id, other } }) => {
    const closed = (await findPerson(db, other)) ?? refuse("not-found");
    const data = await exportData(
      db,
      ports.personalData,
      { ...closed, sessionId: null },
      closed.locale,
    );
    const counts = countParts(data);
    const [last] = data["wallet"] as { amountAfter: number }[];
    return {
      // Object.fromEntries loses the key type.
      moved: Object.fromEntries(
        MERGED_PARTS.map((part) => [part, counts.get(part) ?? 0]),
      ) as MergePreview["moved"],
      balance: last?.amountAfter ?? 0,
      obstacle: await obstacleOf(
        OBSTACLES,
        dryRun(platform, (work) => merge(work, id, other)),
      ),
    };
  });

  serveStaffCommand(app, platform, contract.mergeCustomer, async (input) => {
    const { work, params, body, record } = input;
    const signs = await merge(work, params.id, body.other);
    await record({
      action: "customer.merge",
      target: `customer:${params.id}`,
      after: { from: body.other, signs },
    });
    return (await customerDetail(work.db, params.id)) ?? refuse("not-found");
  });
};

/** Members of staff must not move orders and credit to their own account. */
async function refuseStaff(db: Connection, customerIds: number[]): Promise<void> {
  const colleague = await db
    .$extendTables<
      StaffTables & { "customers.customer_record": { id: number; email: string | null } }
    >()
    .selectFrom("staff.staff as member")
    .innerJoin("customers.customer_record as customer", "customer.email", "member.email")
    .select("member.id")
    .where("customer.id", "in", customerIds)
    .executeTakeFirst();
  if (colleague) refuse("not-mergeable");
}
