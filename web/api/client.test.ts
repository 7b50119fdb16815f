import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setProofAsker } from "./ask-proof.ts";
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

const answers = (body: unknown, status = 200) =>
  fetchMock.mockImplementation(() => Promise.resolve(Response.json(body, { status })));
const problemOf = (code: string, status: number) => ({
  type: "about:blank",
  title: code,
  status,
  code,
});

test("shares one request among identical reads in flight, not among later ones", async () => {
  answers({ data: [1] });
  const blocks = () => call("GET /api/v1/blocks", { query: { categoryId: 3 } });
  const [first, second] = await Promise.all([blocks(), blocks()]);
  expect(first).toBe(second);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  await blocks();
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test("does not share writes", async () => {
  answers({});
  await Promise.all([call("POST /api/v1/cart/park"), call("POST /api/v1/cart/park")]);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test("does not share reads across a write", async () => {
  const before = Promise.withResolvers<Response>();
  fetchMock.mockReturnValueOnce(before.promise);
  const early = call("GET /api/v1/cart");
  answers({});
  await call("POST /api/v1/cart/park");
  const late = call("GET /api/v1/cart");
  expect(fetchMock).toHaveBeenCalledTimes(3);
  before.resolve(Response.json({}));
  await Promise.all([early, late]);
});

test("does not share reads of different sessions", async () => {
  answers({});
  const before = call("GET /api/v1/cart");
  setApiSession({ token: () => "proof", onRefused: () => undefined });
  await Promise.all([before, call("GET /api/v1/cart")]);
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test("reports a session that the API rejects, but not a guest's 401", async () => {
  const onRefused = vi.fn<(token: string) => void>();
  answers(problemOf("sign-in-needed", 401), 401);
  setApiSession({ token: () => null, onRefused });
  await expect(call("GET /api/v1/cart")).rejects.toMatchObject({ code: "sign-in-needed" });
  expect(onRefused).not.toHaveBeenCalled();
  setApiSession({ token: () => "proof", onRefused });
  await expect(call("GET /api/v1/cart")).rejects.toMatchObject({ code: "sign-in-needed" });
  expect(onRefused).toHaveBeenCalledExactlyOnceWith("proof");
});

test("repeats a call once the customer has proved their identity", async () => {
  const ask = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(true);
  setProofAsker(ask);
  fetchMock.mockResolvedValueOnce(Response.json(problemOf("proof-needed", 403), { status: 403 }));
  fetchMock.mockResolvedValueOnce(Response.json({ codes: ["a"] }));
  expect(await call("POST /api/v1/account/two-factor/backup-codes")).toEqual({ codes: ["a"] });
  expect(ask).toHaveBeenCalledOnce();
});

test("throws proof-needed when the customer cancels", async () => {
  setProofAsker(() => Promise.resolve(false));
  answers(problemOf("proof-needed", 403), 403);
  const renewed = call("POST /api/v1/account/two-factor/backup-codes");
  await expect(renewed).rejects.toMatchObject({ code: "proof-needed" });
  expect(fetchMock).toHaveBeenCalledTimes(1);
});
