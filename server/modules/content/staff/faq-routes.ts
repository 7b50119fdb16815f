import { staffFaqEndpoints as contract } from "#contract/content/staff/faq-endpoints.ts";
import { serveStaffCommand } from "#server/modules/staff/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { recordForChange } from "#server/platform/http/record-version.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { freeCode } from "./content-kind.ts";
import {
  addGroup,
  faqOrder,
  groupRecord,
  listGroups,
  orderForChange,
  removeGroup,
  renameGroup,
  saveOrder,
} from "./faq-groups.ts";
import { listQuestions, questionKind } from "./question-records.ts";
import { serveContent } from "./serve-content.ts";

const GROUPS = "content.faq_group";

export const staffQuestionRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;
  serveEndpoint(app, contract.listStaffQuestions, ({ query }) => listQuestions(db, query));
  serveContent(app, platform, questionKind, {
    read: contract.getStaffQuestion,
    add: contract.addQuestion,
    change: contract.changeQuestion,
    publish: contract.publishQuestion,
    remove: contract.removeQuestion,
  });
  serveEndpoint(app, contract.getFaqOrder, () => faqOrder(db));
  serveStaffCommand(app, platform, contract.saveFaqOrder, async ({ work, body, record }) => {
    const before = await orderForChange(work, body.version);
    await saveOrder(work, before, body);
    const after = await faqOrder(work.db);
    await record({ action: "faq.order", target: "faq", before, after });
    return after;
  });
};

export const staffFaqGroupRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;
  serveEndpoint(app, contract.listFaqGroups, () => listGroups(db));
  serveEndpoint(app, contract.getFaqGroup, ({ params }) => existingGroup(db, params.id));
  serveStaffCommand(app, platform, contract.addFaqGroup, async ({ work, body, record }) => {
    const { code: wanted, title } = body;
    const code = await freeCode(work, GROUPS, { wanted, title });
    const after = await existingGroup(work.db, await addGroup(work, code, title));
    await record({ action: "faq-group.add", target: `faq-group:${after.id}`, after });
    return after;
  });
  serveStaffCommand(app, platform, contract.changeFaqGroup, async (input) => {
    const { work, params, body, record } = input;
    const before = await groupForChange(work, params.id, body.version);
    await renameGroup(work, params.id, body.title);
    const after = await existingGroup(work.db, params.id);
    await record({ action: "faq-group.save", target: `faq-group:${params.id}`, before, after });
    return after;
  });
  serveStaffCommand(app, platform, contract.removeFaqGroup, async (input) => {
    const { work, params, query, record } = input;
    const before = await groupForChange(work, params.id, query.version);
    await removeGroup(work, before);
    await record({ action: "faq-group.remove", target: `faq-group:${params.id}`, before });
  });
};

async function existingGroup(db: Connection, id: number) {
  return (await groupRecord(db, id)) ?? refuse("not-found");
}

function groupForChange(work: Work, id: number, version: string) {
  const root = { table: GROUPS, key: id };
  return recordForChange(work, { root, version, read: (db) => groupRecord(db, id) });
}
