import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ApiClient } from "#server/testing/api-client.ts";
import { type Books, openBooks } from "./books.ts";
import {
  CALLERS,
  type CallerName,
  ofGuest,
  type Outcome,
  type Outcomes,
  SHUT_OUT,
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

/**
 * Earlier attempts by others must not count as guessing, and a proof of identity lasts five
 * minutes, which is less than this file takes on a slow machine.
 */
const FORGET = `
  with forgotten as (delete from platform.attempt)
  update identity.session set proved_at = now()
  where coalesce(proved_at, '-infinity') < now() - interval '1 minute'`;

/** One caller's request to an endpoint. */
interface Question {
  operation: Operation;
  name: CallerName;
  caller: ApiClient;
}

/** A request of this caller, prepared so that it could succeed. */
async function prepare(given: Fixtures, { operation, name, caller }: Question): Promise<Sent> {
  await given.shop.pool.query(FORGET);
  return (await MATRIX[operation.operationId]?.request?.({ ...given, caller, name })) ?? {};
}

function send({ operation, caller }: Question, sent: Sent) {
  return caller.send({
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
}

const isOfStaff = ({ path }: Operation) => path.startsWith("/api/v1/admin/");

test("has a matrix row for every documented endpoint and no other", () => {
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
function faultsOf({ operation, name }: Question, outcome: Outcome, answer: LightMyRequestResponse) {
  const expected = outcome === "ok" ? operation.success : outcome;
  const { statusCode, headers, body } = answer;
  const isPersonal = operation.access !== "anybody";
  const isMasked = name === "neighbour" && operation.path.startsWith("/api/v1/orders/{number}");
  return namesOf({
    [`${statusCode}, not ${expected}: ${body.slice(0, 300)}`]: statusCode !== expected,
    "may be kept": isPersonal && headers["cache-control"] !== "private, no-store",
    "tells whose it is": isMasked && PERSONAL.test(body),
  }).map((fault) => `${operation.operationId} as ${name}: ${fault}`);
}

const namesOf = (faults: Record<string, boolean>) =>
  Object.keys(faults).filter((fault) => faults[fault]);

/** What an action wrote; reading writes nothing. */
const written = ({ method }: Operation, act: () => Promise<void>) =>
  method === "GET"
    ? act().then(() => ({ isRecorded: false, isChanged: false }))
    : books.during(act);

/** Refused callers send the same request, which none of them changes. */
async function askRefused(
  given: Fixtures,
  operation: Operation,
  refused: (readonly [CallerName, Outcome])[],
) {
  const questions = refused.map(([name]) => ({ operation, name, caller: given.callers[name] }));
  const [first] = questions;
  if (!first) return [];
  const sent = await prepare(given, first);
  if (!isOfStaff(operation) && refused.some(([name]) => name === "neighbour"))
    await seeParcels(given, given.callers.neighbour);
  const offenders: string[] = [];
  const { isChanged } = await written(operation, async () => {
    for (const [index, question] of questions.entries()) {
      const outcome = refused[index]?.[1] ?? "ok";
      // A caller without a session is refused before attempts count.
      if (outcome !== 401) await given.shop.pool.query(FORGET);
      offenders.push(...faultsOf(question, outcome, await send(question, sent)));
    }
  });
  if (!isChanged) return offenders;
  const names = refused.map(([name]) => name).join(", ");
  return [
    ...offenders,
    `${operation.operationId} as one of ${names}: refused, and changed something`,
  ];
}

/** A caller with a request of their own, and new if the request changes the caller. */
async function askOne(given: Fixtures, operation: Operation, name: CallerName, outcome: Outcome) {
  const isFresh = MATRIX[operation.operationId]?.fresh;
  const caller = isFresh ? await makeCaller(given.shop, name) : given.callers[name];
  const question = { operation, name, caller };
  const sent = await prepare(given, question);
  if (name === "neighbour" && !isOfStaff(operation)) await seeParcels(given, caller);
  const offenders: string[] = [];
  const { isRecorded, isChanged } = await written(operation, async () => {
    offenders.push(...faultsOf(question, outcome, await send(question, sent)));
  });
  // Signing in is a write, too, although there is no session before it.
  const isStaffWrite =
    outcome === "ok" &&
    isOfStaff(operation) &&
    operation.method !== "GET" &&
    !changesNothing(operation, name);
  const found = namesOf({
    "not in the audit log": isStaffWrite && !isRecorded,
    "refused, and changed something": outcome !== "ok" && isChanged,
  });
  offenders.push(...found.map((fault) => `${operation.operationId} as ${name}: ${fault}`));
  return { sent, offenders };
}

/** Callers that have the same rights wherever they have any; all others are a kind of their own. */
const KINDS: CallerName[][] = [
  ["visitor", ...SHUT_OUT],
  ["person", "other"],
  ["buyer", "approver", "rival"],
  [...STAFF],
];
const kindOf = (name: CallerName) => KINDS.find((kind) => kind.includes(name))?.[0] ?? name;

/**
 * Preparing takes longest: in `npm test` one of each kind of allowed callers succeeds, and the
 * others repeat its request, which is not refused for who they are.
 */
async function askAllowed(given: Fixtures, operation: Operation, names: CallerName[]) {
  const offenders: string[] = [];
  const prepared = new Map<CallerName, Sent>();
  for (const name of names) {
    const sent = prepared.get(kindOf(name));
    if (!sent || process.env["NIGHTLY"]) {
      const asked = await askOne(given, operation, name, "ok");
      offenders.push(...asked.offenders);
      prepared.set(kindOf(name), asked.sent);
    } else if (!MATRIX[operation.operationId]?.fresh) {
      const { statusCode } = await send({ operation, name, caller: given.callers[name] }, sent);
      const isRefused = operation.access !== "anybody" && [401, 403].includes(statusCode);
      if (isRefused || statusCode >= 500)
        offenders.push(`${operation.operationId} as ${name}: ${statusCode} for a repeated request`);
    }
  }
  return offenders;
}

/** Asks every caller, first those to be refused. */
async function offendersIn(given: Fixtures, operation: Operation, may: Outcomes) {
  const isFresh = MATRIX[operation.operationId]?.fresh;
  const all = CALLERS.map((name) => [name, may[name]] as const);
  // An unauthenticated caller has no state that could change.
  const isTogether = (outcome: Outcome) => outcome === 401 || (outcome !== "ok" && !isFresh);
  const together = all.filter(([, outcome]) => isTogether(outcome));
  const offenders = await askRefused(given, operation, together);
  for (const [name, outcome] of all) {
    if (outcome !== "ok" && !isTogether(outcome))
      offenders.push(...(await askOne(given, operation, name, outcome)).offenders);
  }
  const allowed = CALLERS.filter((name) => may[name] === "ok");
  return [...offenders, ...(await askAllowed(given, operation, allowed))];
}

const TIMEOUT = { timeout: 1_800_000 };

test(
  "returns the authorization matrix's status for every caller, audits staff writes",
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
  "returns the authorization matrix's status to all callers of a guest's order",
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

test("grants no access beyond the document's access and permission", () => {
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
