import { staffCustomerEndpoints as contract } from "#contract/staff/customer-endpoints.ts";
import { setDisabled } from "#server/modules/customers/index.ts";
import { endSessions } from "#server/modules/identity/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import { serveStaffCommand } from "../audit/serve-staff-command.ts";
import { customerDetail, listCustomers } from "./customer-list.ts";

export const staffCustomerRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.listCustomers, ({ query }) => listCustomers(db, query));

  serveEndpoint(app, contract.getCustomer, async ({ params }) => {
    return (await customerDetail(db, params.id)) ?? refuse("not-found");
  });

  serveStaffCommand(app, platform, contract.signCustomerOut, async ({ work, record, params }) => {
    if (!(await customerDetail(work.db, params.id))) refuse("not-found");
    await endSessions(work, params.id);
    await record({ action: "customer.sign-out", target: `customer:${params.id}` });
  });

  serveStaffCommand(app, platform, contract.disableCustomer, async (input) => {
    const { work, record, params, body } = input;
    const disabled = await setDisabled(work, params.id, body.reason);
    await endSessions(work, params.id);
    // Without the reason: people write names into it, and the log outlives an erasure.
    const after = { disabled: true };
    await record({
      action: "customer.disable",
      target: target(params),
      before: { disabled },
      after,
    });
    return (await customerDetail(work.db, params.id)) ?? refuse("not-found");
  });

  serveStaffCommand(app, platform, contract.enableCustomer, async ({ work, record, params }) => {
    const disabled = await setDisabled(work, params.id, null);
    const after = { disabled: false };
    await record({
      action: "customer.enable",
      target: target(params),
      before: { disabled },
      after,
    });
    return (await customerDetail(work.db, params.id)) ?? refuse("not-found");
  });
};

const target = ({ id }: { id: number }) => `customer:${id}`;
