import { afterEach, beforeEach, expect, test, vi } from "vitest";

const fetchMock = vi.fn<typeof fetch>();
const replaceState = vi.fn<(state: unknown, unused: string, url: string) => void>();
const STAFF = { id: 1, name: "Nour", permissions: [] };
const OVER = { type: "about:blank", title: "over", status: 401, code: "sign-in-needed" };

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
  replaceState.mockReset();
});

/** A browser at a path of the back office. */
async function restoreAt(path: string, { kept = "", usr }: { kept?: string; usr?: object } = {}) {
  vi.stubGlobal("localStorage", { getItem: () => kept, removeItem: () => undefined });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { documentElement: { lang: "ar" } });
  vi.stubGlobal("fetch", fetchMock);
  vi.stubGlobal("location", { pathname: `/admin${path}`, search: "?page=2" });
  vi.stubGlobal("history", { state: { usr }, replaceState });
  const { restoreSession } = await import("./restore-session.ts");
  return restoreSession();
}

test("redirects a signed-out user to sign-in and saves the target", async () => {
  expect(await restoreAt("/orders")).toBe(true);
  const usr = { nextPathname: "/orders", nextSearch: "?page=2" };
  expect(replaceState).toHaveBeenCalledWith(expect.objectContaining({ usr }), "", "/admin/login");
  expect(fetchMock).not.toHaveBeenCalled();
});

test("does not redirect from an invitation", async () => {
  await restoreAt("/invitation");
  expect(replaceState).not.toHaveBeenCalled();
});

test("redirects an expired session to sign-in, not a valid one", async () => {
  fetchMock.mockResolvedValueOnce(Response.json(OVER, { status: 401 }));
  await restoreAt("/orders", { kept: "1 staff_1" });
  expect(replaceState.mock.lastCall?.[2]).toBe("/admin/login");
  vi.resetModules();
  replaceState.mockReset();
  fetchMock.mockResolvedValueOnce(Response.json({ staff: STAFF }));
  await restoreAt("/orders", { kept: "1 staff_1" });
  expect(replaceState).not.toHaveBeenCalled();
});

test("redirects a signed-in user from sign-in to the saved target", async () => {
  fetchMock.mockResolvedValueOnce(Response.json({ staff: STAFF }));
  const usr = { nextPathname: "/orders", nextSearch: "?page=2" };
  await restoreAt("/login", { kept: "1 staff_1", usr });
  expect(replaceState).toHaveBeenCalledWith(null, "", "/admin/orders?page=2");
});

test("returns false without a redirect when the server does not answer", async () => {
  fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  expect(await restoreAt("/orders", { kept: "1 staff_1" })).toBe(false);
  expect(replaceState).not.toHaveBeenCalled();
});
