import { endpoints } from "#contract/endpoints.ts";
import { expect, expectTypeOf, test } from "vitest";
import { accountCalls } from "./account-calls.ts";
import { calls } from "./calls.ts";

type Endpoints = typeof endpoints;
const BACK_OFFICE = "/api/v1/admin/";
/** Endpoints that a customer's browser may call. */
type ShopEndpoint = {
  [K in keyof Endpoints]: Endpoints[K] extends { path: `${typeof BACK_OFFICE}${string}` }
    ? never
    : K;
}[keyof Endpoints];
type Call = keyof typeof calls;
type AccountCall = keyof typeof accountCalls;

test("every endpoint that is not for staff is in exactly one table", () => {
  expectTypeOf<Exclude<ShopEndpoint, Call | AccountCall>>().toEqualTypeOf<never>();
  expectTypeOf<Exclude<Call | AccountCall, ShopEndpoint>>().toEqualTypeOf<never>();
  expectTypeOf<Call & AccountCall>().toEqualTypeOf<never>();
  const shop = Object.entries(endpoints)
    .filter(([, { path }]) => !path.startsWith(BACK_OFFICE))
    .map(([name]) => name);
  expect([...Object.keys(calls), ...Object.keys(accountCalls)].toSorted()).toEqual(shop.toSorted());
});

test("every call goes where the contract says", () => {
  const offenders = Object.entries({ ...calls, ...accountCalls }).filter(
    ([name, [method, path]]) => {
      const endpoint = endpoints[name as keyof Endpoints];
      return endpoint.method !== method || endpoint.path !== path;
    },
  );
  expect(offenders).toEqual([]);
});
