import {
  ERASED_PARTS,
  KEPT_PARTS,
  type PersonPrivacy,
  staffPrivacyEndpoints as contract,
} from "#contract/staff/privacy-endpoints.ts";
import {
  type CustomersPorts,
  eraseAccount,
  exportData,
  findPerson,
} from "#server/modules/customers/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { dryRun } from "#server/platform/postgres/dry-run.ts";
import { serveStaffCommand } from "../audit/serve-staff-command.ts";
import { countParts } from "./count-parts.ts";
import { obstacleOf } from "./obstacle.ts";

const OBSTACLES = ["open-orders", "last-approver"] as const;

/** Privacy requests, handled by staff for customers who do not use the account page. */
export const staffPrivacyRoutes: ModulePlugin<[CustomersPorts]> = (app, platform, ports) => {
  const personOf = async (db: Connection, id: number) =>
    (await findPerson(db, id)) ?? refuse("not-found");
  const dataOf = async (db: Connection, id: number) => {
    const person = await personOf(db, id);
    return exportData(db, ports.personalData, { ...person, sessionId: null }, person.locale);
  };

  serveEndpoint(app, contract.getCustomerPrivacy, async ({ params }) => {
    const person = await personOf(platform.db, params.id);
    const counts = countParts(await dataOf(platform.db, params.id));
    const count = (part: string) => [part, counts.get(part) ?? 0] as const;
    return {
      // Object.fromEntries loses the key type.
      erased: Object.fromEntries(ERASED_PARTS.map(count)) as PersonPrivacy["erased"],
      kept: Object.fromEntries(KEPT_PARTS.map(count)) as PersonPrivacy["kept"],
      obstacle: await obstacleOf(
        OBSTACLES,
        dryRun(platform, (work) => eraseAccount(work, ports.companies, person)),
      ),
    };
  });

  serveStaffCommand(app, platform, contract.exportCustomer, async (input) => {
    const { work, params, body, record } = input;
    const data = await dataOf(work.db, params.id);
    await record({ action: "customer.export", target: `customer:${params.id}`, after: body });
    return data;
  });

  serveStaffCommand(app, platform, contract.eraseCustomer, async (input) => {
    const { work, params, body, record } = input;
    const person = await personOf(work.db, params.id);
    const isErased = await eraseAccount(work, ports.companies, person);
    if (!isErased) refuse("not-found");
    await record({ action: "customer.erase", target: `customer:${params.id}`, after: body });
  });
};
