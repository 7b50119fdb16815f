import { afterEach, beforeEach, expect, expectTypeOf, test, vi } from "vitest";
import { ApiProblem, fieldMessages, OFFLINE } from "./api-problem.ts";
import { callVia, urlOf } from "./call.ts";
import { createClient } from "./client.ts";
import { filesVia } from "./files.ts";
import type { CallResponse } from "./operations.ts";

const fetchMock = vi.fn<typeof fetch>();
const onProblem = vi.fn<(problem: ApiProblem, token: string | null) => Promise<boolean>>();
let token: string | null = null;

const { exchange, send } = createClient({ locale: () => "en", token: () => token, onProblem });
const call = callVia(exchange);

beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock);
  fetchMock.mockReset();
  onProblem.mockReset().mockResolvedValue(false);
  token = null;
});
afterEach(() => vi.unstubAllGlobals());

const problemOf = (code: string, more: object = {}) => ({
  type: "about:blank",
  title: code,
  status: 422,
  code,
  ...more,
});
const answers = (body: unknown, status = 200) =>
  fetchMock.mockResolvedValueOnce(Response.json(body, { status }));
const sent = (index = 0) => {
  const [url, init] = fetchMock.mock.calls[index]!;
  return { url, ...init, headers: init?.headers as Record<string, string> };
};

test("puts the query into the URL and the language into a header", async () => {
  answers({ items: [] });
  await call("GET /api/v1/sons", { query: { categoryId: 0, pageSize: 100, type: "B2C" } });
  expect(sent()).toMatchObject({
    url: "/api/v1/sons?categoryId=0&pageSize=100&type=B2C",
    method: "GET",
  });
  expect(sent().headers).toEqual({ accept: "application/json", "accept-language": "en" });
});

test("leaves empty values out of the query", () => {
  expect(urlOf("GET /api/v1/admin/feedback", { query: { page: 2 } })).toBe(
    "/api/v1/admin/feedback?page=2",
  );
  expect(urlOf("GET /api/v1/planner/check", { query: { parts: "" } })).toBe(
    "/api/v1/planner/check",
  );
});

test("encodes parameters in the path", () => {
  const params = { number: "A/1" };
  expect(urlOf("GET /api/v1/orders/{number}", { params })).toBe("/api/v1/orders/A%2F1");
});

test("sends JSON with its idempotency key", async () => {
  answers({});
  const params = { variantId: 7 };
  const body = { quantity: 2 };
  await call("PATCH /api/v1/cart/lines/{variantId}", { params, body, idempotencyKey: "k" });
  expect(sent()).toMatchObject({
    url: "/api/v1/cart/lines/7",
    method: "PATCH",
    body: '{"quantity":2}',
  });
  expect(sent().headers).toMatchObject({
    "content-type": "application/json",
    "idempotency-key": "k",
  });
});

test("returns undefined for a 204", async () => {
  fetchMock.mockResolvedValueOnce(new Response(null, { status: 204 }));
  expect(await call("POST /api/v1/auth/sign-out")).toBeUndefined();
});

test("throws a problem with the messages of its fields", async () => {
  const errors = [{ path: "contact.phone", code: "phone", message: "Please enter a number" }];
  answers(problemOf("validation", { errors }), 422);
  const error: unknown = await call("GET /api/v1/cart").catch((caught: unknown) => caught);
  if (!(error instanceof ApiProblem)) throw error;
  expect(error.fieldMessage("contact.phone")).toBe("Please enter a number");
  expect(fieldMessages(error)).toEqual({ "contact.phone": "Please enter a number" });
});

test("throws the offline problem without a response", async () => {
  fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(call("GET /api/v1/cart")).rejects.toMatchObject({ code: OFFLINE, status: 0 });
});

test("throws a problem for a proxy's response without problem details", async () => {
  fetchMock.mockResolvedValueOnce(new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await expect(call("GET /api/v1/cart")).rejects.toMatchObject({ code: "internal", status: 502 });
});

test("uses the client's own titles for problems that the browser finds", async () => {
  const titles = { offline: "no network", failed: "broken" };
  const own = createClient({ locale: () => "en", token: () => null, onProblem, titles });
  fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(own.send("/", { headers: {} })).rejects.toThrow("no network");
  fetchMock.mockResolvedValueOnce(new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await expect(own.send("/", { headers: {} })).rejects.toThrow("broken");
});

test("rethrows the error of an aborted request", async () => {
  fetchMock.mockRejectedValueOnce(new DOMException("aborted", "AbortError"));
  const { signal } = new AbortController();
  await expect(call("GET /api/v1/cart", { signal })).rejects.toThrow(DOMException);
});

test("sends the session's token or the call's own", async () => {
  fetchMock.mockImplementation(() => Promise.resolve(Response.json({})));
  await call("GET /api/v1/cart");
  token = "current";
  await call("GET /api/v1/cart");
  await call("POST /api/v1/cart/park", { token: "ending" });
  expect(sent(0).headers).not.toHaveProperty("authorization");
  expect(sent(1).headers["authorization"]).toBe("Bearer current");
  expect(sent(2).headers["authorization"]).toBe("Bearer ending");
});

test("repeats a rejected request once with the current token", async () => {
  token = "old";
  onProblem.mockImplementation(async () => {
    token = "new";
    return true;
  });
  answers(problemOf("sign-in-needed"), 401);
  answers(problemOf("sign-in-needed"), 401);
  const body = { variantId: 7, quantity: 1 };
  await expect(call("POST /api/v1/cart/lines", { body })).rejects.toThrow("sign-in-needed");
  expect(onProblem).toHaveBeenCalledExactlyOnceWith(expect.any(ApiProblem), "old");
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(sent(1).headers["authorization"]).toBe("Bearer new");
  expect(sent(1).body).toBe(sent(0).body);
});

test("throws the problem of a quiet call immediately", async () => {
  answers(problemOf("sign-in-needed"), 401);
  await expect(call("GET /api/v1/cart", { isQuiet: true })).rejects.toThrow("sign-in-needed");
  expect(onProblem).not.toHaveBeenCalled();
});

test("fetches a file unparsed", async () => {
  fetchMock.mockResolvedValueOnce(new Response("bytes"));
  const file = await filesVia(send).fetchFile("/api/v1/file", { "x-key": "k" });
  expect(await file.text()).toBe("bytes");
  expect(sent().headers).toEqual({ "x-key": "k", "accept-language": "en" });
});

test("checks a call's types against the contract", () => {
  const wrong = [
    // @ts-expect-error -- no such path
    () => call("GET /api/v1/nothing"),
    // @ts-expect-error -- the path's parameters are missing
    () => call("GET /api/v1/orders/{number}"),
    // @ts-expect-error -- the body lacks the variant
    () => call("POST /api/v1/cart/lines", { body: { quantity: 1 } }),
    // @ts-expect-error -- no body is accepted
    () => call("GET /api/v1/cart", { body: {} }),
  ];
  expect(wrong).toHaveLength(4);
  expectTypeOf<CallResponse<"GET /api/v1/orders/{number}">["number"]>().toBeString();
  expectTypeOf<CallResponse<"POST /api/v1/auth/sign-out">>().toBeVoid();
});
