import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StaffInfo } from "#contract/staff/staff-session.ts";

const fetchMock = vi.fn<typeof fetch>();
const STAFF = { id: 1, name: "Nour", permissions: [] } as unknown as StaffInfo;
const OVER = { type: "about:blank", title: "over", status: 401, code: "sign-in-needed" };

beforeEach(() => {
  vi.resetModules();
  const kept = new Map([["staff-token", "1 staff_1"]]);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { documentElement: { lang: "ar" } });
  vi.stubGlobal("fetch", fetchMock);
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

async function load() {
  const { call } = await import("./client.ts");
  const session = await import("./session.ts");
  return { call, session };
}

const sent = (index: number) => fetchMock.mock.calls[index]?.[1]?.headers as Record<string, string>;

test("sends the session's token and the page's language", async () => {
  const { call } = await load();
  fetchMock.mockResolvedValueOnce(Response.json({ items: [] }));
  await call("GET /api/v1/admin/feedback", { query: { page: 2, state: "open" } });
  expect(fetchMock.mock.calls[0]?.[0]).toBe("/api/v1/admin/feedback?page=2&state=open");
  expect(sent(0)).toMatchObject({ authorization: "Bearer staff_1", "accept-language": "ar" });
});

test("repeats a request after the user has signed in again", async () => {
  const { call, session } = await load();
  fetchMock.mockResolvedValueOnce(Response.json(OVER, { status: 401 }));
  fetchMock.mockResolvedValueOnce(Response.json({ id: 7 }));
  const reply = call("POST /api/v1/admin/feedback/{id}/reply", {
    params: { id: 7 },
    body: { reply: "أهلًا" },
  });
  await expect.poll(() => session.useSession.getState().isLost).toBe(true);
  session.beginSession({ token: "staff_2", staff: STAFF });
  expect(await reply).toEqual({ id: 7 });
  expect(sent(1)).toMatchObject({ authorization: "Bearer staff_2" });
  expect(fetchMock.mock.calls[1]?.[1]?.body).toBe('{"reply":"أهلًا"}');
});

test("rejects pending calls with sign-in-needed when the user signs out", async () => {
  const { call, session } = await load();
  fetchMock.mockResolvedValueOnce(Response.json(OVER, { status: 401 }));
  const list = call("GET /api/v1/admin/feedback", { query: {} });
  await expect.poll(() => session.useSession.getState().isLost).toBe(true);
  session.endSession();
  await expect(list).rejects.toMatchObject({ code: "sign-in-needed" });
});

test("maps a failed fetch to the key of the offline message", async () => {
  const { call } = await load();
  fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const list = call("GET /api/v1/admin/feedback", { query: {} });
  await expect(list).rejects.toThrow("shell.problem.offline");
});
