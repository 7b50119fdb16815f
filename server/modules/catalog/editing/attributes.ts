import { sql } from "kysely";
import { catalogEditingEndpoints as contract } from "#contract/catalog/editing-endpoints.ts";
import { changedFields, serveStaffCommand } from "#server/modules/staff/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { recordForChange } from "#server/platform/http/record-version.ts";
import { refuseField } from "#server/platform/http/refuse-field.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { DICTIONARY_TAG } from "../dictionary.ts";
import {
  attributeOf,
  countedAttributes,
  findAttribute,
  readAttributes,
} from "./attribute-records.ts";
import { refuseTakenCode } from "./refuse-taken-code.ts";
import { writeAttribute } from "./write-attribute.ts";

export const attributeRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.listAttributes, async ({ query }) => ({
    items: await (query.counts ? countedAttributes(db) : readAttributes(db)),
  }));

  serveEndpoint(app, contract.getAttribute, async ({ params }) => attributeOf(db, params.code));

  serveStaffCommand(app, platform, contract.addAttribute, async ({ work, body, record }) => {
    const { code, ...written } = body;
    await sql`lock table catalog.attribute in share row exclusive mode`.execute(work.db);
    await refuseTakenCode(work, "attribute", code);
    await writeAttribute(work, code, written);
    await record({ action: "attribute.add", target: `attribute:${code}`, after: body });
    return attributeOf(work.db, code);
  });

  serveStaffCommand(app, platform, contract.saveAttribute, async (input) => {
    const { work, params, body, record } = input;
    const { version, ...written } = body;
    const before = await attributeForChange(work, params.code, version);
    await writeAttribute(work, params.code, written, before);
    const after = await attributeOf(work.db, params.code);
    const target = `attribute:${params.code}`;
    await record({ action: "attribute.save", target, ...changedFields(before, after) });
    return after;
  });

  serveStaffCommand(app, platform, contract.placeAttribute, async (input) => {
    const { work, params, body, record } = input;
    const { code } = params;
    await sql`lock table catalog.attribute in share row exclusive mode`.execute(work.db);
    await attributeForChange(work, code, body.version);
    const codes = (await readAttributes(work.db)).map((attribute) => attribute.code);
    const place = { before: codes[codes.indexOf(code) + 1] ?? null };
    await writeOrder(work, placed(codes, code, body.beforeCode));
    const after = { before: body.beforeCode };
    await record({ action: "attribute.place", target: `attribute:${code}`, before: place, after });
    return attributeOf(work.db, code);
  });

  serveStaffCommand(app, platform, contract.removeAttribute, async (input) => {
    const { work, params, query, record } = input;
    const before = await attributeForChange(work, params.code, query.version);
    if (before.productCount > 0) refuse("in-use", { count: before.productCount });
    await sql`delete from catalog.attribute where code = ${params.code}`.execute(work.db);
    await sql`
      update catalog.category set
        key_facts = array_remove(key_facts, ${params.code}),
        attributes = array_remove(attributes, ${params.code})
      where ${params.code} = any (key_facts || attributes)
    `.execute(work.db);
    work.invalidate(DICTIONARY_TAG, "products");
    await record({ action: "attribute.remove", target: `attribute:${params.code}`, before });
  });
};

/** All codes, with one placed before another; an unknown other code is refused. */
function placed(codes: readonly string[], code: string, beforeCode: string | null): string[] {
  const others = codes.filter((one) => one !== code);
  const at = beforeCode === null ? others.length : others.indexOf(beforeCode);
  return at < 0 ? refuseField("beforeCode", "oneOf") : others.toSpliced(at, 0, code);
}

async function writeOrder(work: Work, codes: readonly string[]): Promise<void> {
  await sql`
    update catalog.attribute set position = ordered.position
    from unnest(${codes}::text[]) with ordinality as ordered (code, position)
    where attribute.code = ordered.code
  `.execute(work.db);
  work.invalidate(DICTIONARY_TAG, "products");
}

function attributeForChange(work: Work, code: string, version: string) {
  return recordForChange(work, {
    root: { table: "catalog.attribute", column: "code", key: code },
    version,
    read: (db) => findAttribute(db, code),
  });
}
