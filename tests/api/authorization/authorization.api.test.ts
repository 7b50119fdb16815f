import { afterAll, beforeAll, expect, test } from "vitest";
import { type Books, openBooks } from "./books.ts";
import {
  CALLERS,
  type CallerName,
  ofGuest,
  type Outcome,
  type Outcomes,
  STAFF,
} from "./callers.ts";
import { createFixtures, placeOrder, seeParcels, type Fixtures } from "./fixtures.ts";
import { makeCaller } from "./make-caller.ts";
import { MATRIX } from "./matrix.ts";
import type { Sent } from "./row.ts";

interface Operation {
  operationId: string;
  path: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  success: number;
  access: string;
  permission: string | undefined;
}

let fixtures: Fixtures;
let books: Books;
let operations: Operation[];

beforeAll(async () => {
  fixtures = await createFixtures();
  books = await openBooks(fixtures.shop.pool);
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

interface Question {
  operation: Operation;
  name: CallerName;
  outcome: Outcome;
  /** A request prepared for a caller that was refused. */
  prepared?: Sent | undefined;
}

/** A caller's response, and what was written meanwhile. */
async function ask(given: Fixtures, { operation, name, outcome, prepared }: Question) {
  const row = MATRIX[operation.operationId];
  // An unauthenticated caller has no state that could change.
  const isFresh = row?.fresh && outcome !== 401;
  const caller = isFresh ? await makeCaller(given.shop, name) : given.callers[name];
  // Earlier attempts by others must not count as guessing.
  await given.shop.pool.query("delete from platform.attempt");
  // A proof of identity lasts five minutes, which is less than this file takes on a slow machine.
  await given.shop.pool.query("update identity.session set proved_at = now()");
  const sent = prepared ?? (await row?.request?.({ ...given, caller, name })) ?? {};
  if (name === "neighbour") await seeParcels(given, caller);
  const send = () =>
    caller.send({
      method: operation.method,
      url: addressOf(operation, sent),
      ...(sent.body && { payload: sent.body }),
      ...(sent.form && {
        payload: sent.form,
        headers: { "content-type": "application/x-www-form-urlencoded" },
      }),
      ...(sent.file && {
        payload: sent.file,
        headers: { "content-type": sent.fileType ?? "image/jpeg" },
      }),
    });
  if (operation.method !== "GET") return { sent, ...(await books.during(send)) };
  return { sent, answer: await send(), isRecorded: false, isChanged: false };
}

test("every endpoint of the API's document has a row, and every row an endpoint", () => {
  const named = operations.map(({ operationId }) => operationId);
  expect(Object.keys(MATRIX).toSorted()).toEqual(named.toSorted());
});

/**
 * Operations that change nothing for others: signing out without a session, passkey challenges,
 * quotes and previews, lookups with a body, and one's own read marks.
 */
const changesNothing = ({ operationId }: Operation, name: CallerName) =>
  operationId === "staffPasskeySignInOptions" ||
  operationId === "quotePhoneOrder" ||
  operationId === "readRemittanceFile" ||
  operationId === "previewBlock" ||
  operationId === "findStock" ||
  operationId === "findCountLines" ||
  operationId === "seeMentions" ||
  (operationId === "staffSignOut" && !STAFF.some((staff) => staff === name));

/** The order owner's data; none of it is shown to callers who only looked up the order. */
const PERSONAL = /1012345678|mona@|منى|شارع/;

/** What is wrong with a caller's response. */
async function faultsOf(given: Fixtures, question: Question) {
  const { operation, name, outcome } = question;
  const expected = outcome === "ok" ? operation.success : outcome;
  const { sent, answer, isRecorded, isChanged } = await ask(given, question);
  const { statusCode, headers, body } = answer;
  const isPersonal = operation.access !== "anybody";
  // Signing in is a write, too, although there is no session before it.
  const isStaffWrite =
    operation.path.startsWith("/api/v1/admin/") &&
    operation.method !== "GET" &&
    statusCode === operation.success &&
    !changesNothing(operation, name);
  const isMasked = name === "neighbour" && operation.path.startsWith("/api/v1/orders/{number}");
  const faults = {
    [`${statusCode}, not ${expected}: ${body.slice(0, 300)}`]: statusCode !== expected,
    "may be kept": isPersonal && headers["cache-control"] !== "private, no-store",
    "not in the audit log": isStaffWrite && !isRecorded,
    "refused, and changed something": statusCode >= 400 && isChanged,
    "tells whose it is": isMasked && PERSONAL.test(body),
  };
  const found = Object.entries(faults)
    .filter(([, isTrue]) => isTrue)
    .map(([fault]) => `${operation.operationId} as ${name}: ${fault}`);
  return { sent, found };
}

/**
 * Asks every caller. Those to be refused come first, all with the same request, which none of them
 * changes.
 */
async function offendersIn(given: Fixtures, operation: Operation, may: Outcomes) {
  const offenders: string[] = [];
  let prepared: Sent | undefined;
  const refused = CALLERS.filter((name) => may[name] !== "ok");
  for (const name of [...refused, ...CALLERS.filter((one) => may[one] === "ok")]) {
    const outcome = may[name];
    const isShared = outcome !== "ok" && !MATRIX[operation.operationId]?.fresh;
    const question = { operation, name, outcome, ...(isShared && { prepared }) };
    const { sent, found } = await faultsOf(given, question);
    if (isShared) prepared = sent;
    offenders.push(...found);
  }
  return offenders;
}

const TIMEOUT = { timeout: 1_800_000 };

test(
  "everybody gets what the table says, and every staff change is in the audit log",
  TIMEOUT,
  async () => {
    const offenders: string[] = [];
    for (const operation of operations) {
      const { may } = MATRIX[operation.operationId] ?? {};
      if (may) offenders.push(...(await offendersIn(fixtures, operation, may)));
    }
    expect(offenders).toEqual([]);
  },
);

test(
  "what a guest has ordered is the guest's, and a stranger's to everybody else",
  TIMEOUT,
  async () => {
    const owner = fixtures.callers.guest;
    const ofOwner = { ...fixtures, owner, orderNumber: await placeOrder(fixtures, owner) };
    const offenders: string[] = [];
    for (const operation of operations) {
      const { may } = MATRIX[operation.operationId] ?? {};
      const outcomes = may && ofGuest(may);
      if (outcomes) offenders.push(...(await offendersIn(ofOwner, operation, outcomes)));
    }
    expect(offenders).toEqual([]);
  },
);

/** Expected access by the contract alone: who is allowed by `access` and `permission`. */
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
  // Signing in and accepting an invitation happen before there is a session.
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
