import { afterAll, beforeAll, expect, test } from "vitest";
import { CALLERS, type CallerName, STAFF } from "./callers.ts";
import { MATRIX } from "./matrix.ts";
import type { Sent } from "./row.ts";
import { createFixtures, makeCaller, type Fixtures } from "./fixtures.ts";

interface Operation {
  operationId: string;
  path: string;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  success: number;
  access: string;
  permission: string | undefined;
}

let fixtures: Fixtures;
let operations: Operation[];

beforeAll(async () => {
  fixtures = await createFixtures();
  const { paths } = (await fixtures.shop.app.inject("/api/openapi.json")).json<{
    paths: Record<string, Record<string, Record<string, unknown>>>;
  }>();
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      operationId: described["operationId"] as string,
      path,
      method: method.toUpperCase() as Operation["method"],
      success: Number(Object.keys(described["responses"] as object).find((code) => code < "3")),
      access: described["x-access"] as string,
      permission: described["x-permission"] as string | undefined,
    })),
  );
});
afterAll(() => fixtures.shop.stop());

function addressOf({ path }: Operation, { params = {}, query = {} }: Sent): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
    encodeURIComponent(String(params[name] ?? "1")),
  );
  return `${filled}?${new URLSearchParams(query)}`;
}

/** What a caller gets: the status, and the problem's code when it is none of the expected. */
async function ask(operation: Operation, name: CallerName) {
  const row = MATRIX[operation.operationId];
  const caller = row?.fresh ? await makeCaller(fixtures.shop, name) : fixtures.callers[name];
  // What somebody else did just before must not look like guessing.
  await fixtures.shop.pool.query("delete from platform.attempt");
  const sent = (await row?.request?.({ ...fixtures, caller, name })) ?? {};
  const audit = await entries();
  const answer = await caller.send({
    method: operation.method,
    url: addressOf(operation, sent),
    ...(sent.body && { payload: sent.body }),
    ...(sent.file && { payload: sent.file, headers: { "content-type": "image/jpeg" } }),
  });
  return { answer, recorded: (await entries()) - audit };
}

async function entries(): Promise<number> {
  const { rows } = await fixtures.shop.pool.query<{ count: number }>(
    "select count(*)::int as count from staff.audit_entry",
  );
  return rows[0]?.count ?? 0;
}

test("every endpoint of the API's document has a row, and every row an endpoint", () => {
  const named = operations.map(({ operationId }) => operationId);
  expect(Object.keys(MATRIX).toSorted()).toEqual(named.toSorted());
});

/** Whoever is not signed in has nothing to sign out of; what a passkey is to sign is nobody's yet. */
const changesNothing = ({ operationId }: Operation, name: CallerName) =>
  operationId === "staffPasskeySignInOptions" ||
  (operationId === "staffSignOut" && !STAFF.some((staff) => staff === name));

/** What is wrong with the answer that a caller got. */
async function faultsOf(operation: Operation, name: CallerName): Promise<string[]> {
  const outcome = MATRIX[operation.operationId]?.may[name] ?? 401;
  const expected = outcome === "ok" ? operation.success : outcome;
  const { answer, recorded } = await ask(operation, name);
  const { statusCode, headers, body } = answer;
  const isPersonal = operation.access !== "anybody";
  // Signing in is a change, too, although nobody is known before it.
  const isStaffWrite =
    operation.path.startsWith("/api/v1/admin/") &&
    operation.method !== "GET" &&
    statusCode === operation.success &&
    !changesNothing(operation, name);
  return [
    ...(statusCode === expected ? [] : [`${statusCode}, not ${expected}: ${body.slice(0, 300)}`]),
    ...(isPersonal && headers["cache-control"] !== "private, no-store" ? ["may be kept"] : []),
    ...(isStaffWrite && recorded === 0 ? ["not in the audit log"] : []),
  ];
}

test(
  "everybody gets what the table says, and every staff change is in the audit log",
  { timeout: 600_000 },
  async () => {
    const offenders: string[] = [];
    for (const operation of operations) {
      for (const name of CALLERS) {
        const faults = await faultsOf(operation, name);
        offenders.push(...faults.map((fault) => `${operation.operationId} as ${name}: ${fault}`));
      }
    }
    expect(offenders).toEqual([]);
  },
);

/** What the document alone says: who is let in by `access` and `permission`. */
function strangersOf({ access, permission }: Operation): CallerName[] {
  if (access === "anybody") return [];
  const outsiders: CallerName[] = access === "staff" ? ["visitor", "person"] : ["visitor", "owner"];
  return permission === undefined ? outsiders : [...outsiders, "newOwner"];
}

test("the table gives nobody more than the document says", () => {
  const letIn = operations.flatMap((operation) =>
    strangersOf(operation)
      .filter((name) => MATRIX[operation.operationId]?.may[name] === "ok")
      .map((name) => `${name} in ${operation.operationId}`),
  );
  expect(letIn).toEqual([]);
  const open = operations.filter(
    ({ path, access }) => path.startsWith("/api/v1/admin/") && access === "anybody",
  );
  // Signing in and accepting an invitation come before there is anybody.
  expect(new Set(open.map(({ operationId }) => operationId))).toEqual(
    new Set([
      "staffSignIn",
      "staffSecondFactor",
      "staffPasskeySignInOptions",
      "staffSignInByPasskey",
      "staffSignOut",
      "getStaffInvitation",
      "acceptStaffInvitation",
    ]),
  );
});
