import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiProblem, OFFLINE } from "./api-problem.ts";
import { call, setApiLocale, setApiSession } from "./client.ts";

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock);
  setApiLocale("en");
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
  setApiSession({ token: () => null, onRefused: () => undefined });
});

const answer = (body: unknown, status = 200) => Response.json(body, { status });
const sent = (index = 0) => {
  const [url, init] = fetchMock.mock.calls[index]!;
  return { url, ...init, headers: init?.headers as Record<string, string> };
};

test("parameters go into the path, the query behind it, the language into the header", async () => {
  fetchMock.mockResolvedValueOnce(answer({ items: [] }));
  await call("listSons", { query: { categoryId: 0, pageSize: 100, type: "B2C" } });
  expect(sent().url).toBe("/api/v1/sons?categoryId=0&pageSize=100&type=B2C");
  expect(sent().headers["accept-language"]).toBe("en");
});

test("a write carries JSON and its idempotency key", async () => {
  fetchMock.mockResolvedValueOnce(answer({}));
  await call("setCartLine", {
    params: { variantId: 7 },
    body: { quantity: 2 },
    idempotencyKey: "k",
  });
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

test("the same reads in flight share one exchange, later ones do not", async () => {
  fetchMock.mockImplementation(() => Promise.resolve(answer({ data: [1] })));
  const blocks = () => call("listBlocks", { query: { categoryId: 3 } });
  const [first, second] = await Promise.all([blocks(), blocks()]);
  expect(first).toBe(second);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await blocks();
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test("writes are never shared", async () => {
  fetchMock.mockImplementation(() => Promise.resolve(answer({})));
  await Promise.all([call("parkCart"), call("parkCart")]);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test("a refusal becomes a problem with its fields", async () => {
  const errors = [{ path: "contact.phone", code: "phone", message: "Please enter a number" }];
  const problem = { type: "about:blank", title: "No", status: 422, code: "validation", errors };
  fetchMock.mockResolvedValueOnce(answer(problem, 422));
  const error: unknown = await call("restoreCart").catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiProblem);
  expect((error as ApiProblem).fieldMessage("contact.phone")).toBe("Please enter a number");
});

test("no answer is a problem too", async () => {
  fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  await expect(call("getCart")).rejects.toMatchObject({ code: OFFLINE, status: 0 });
});

test("an answer of somebody in between is still a problem", async () => {
  fetchMock.mockResolvedValueOnce(new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await expect(call("getCart")).rejects.toMatchObject({ code: "internal", status: 502 });
});

test("the proof of the session goes with every request, once there is one", async () => {
  fetchMock.mockImplementation(() => Promise.resolve(answer({})));
  await call("getCart");
  setApiSession({ token: () => "proof", onRefused: () => undefined });
  await call("getCart");
  await call("parkCart", { token: "ending" });
  expect(sent(0).headers).not.toHaveProperty("authorization");
  expect(sent(1).headers["authorization"]).toBe("Bearer proof");
  expect(sent(2).headers["authorization"]).toBe("Bearer ending");
});

test("what was asked before signing in is asked again after it", async () => {
  fetchMock.mockImplementation(() => Promise.resolve(answer({})));
  const before = call("getCart");
  setApiSession({ token: () => "proof", onRefused: () => undefined });
  await Promise.all([before, call("getCart")]);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test("a session that the server takes no longer is told of, a visitor's refusal is not", async () => {
  const onRefused = vi.fn<(token: string) => void>();
  const problem = { type: "about:blank", title: "No", status: 401, code: "sign-in-needed" };
  fetchMock.mockImplementation(() => Promise.resolve(answer(problem, 401)));
  setApiSession({ token: () => null, onRefused });
  await expect(call("getCart")).rejects.toMatchObject({ code: "sign-in-needed" });
  expect(onRefused).not.toHaveBeenCalled();
  setApiSession({ token: () => "proof", onRefused });
  await expect(call("getCart")).rejects.toMatchObject({ code: "sign-in-needed" });
  expect(onRefused).toHaveBeenCalledExactlyOnceWith("proof");
});
