import { beforeEach, expect, test, vi } from "vitest";
import { nextTask } from "./next-task.ts";
import { useSharedListsRefresh } from "./shared-lists.ts";
import { useShell } from "./store.ts";

const api = vi.hoisted(() => ({
  call: vi.fn<(name: string, request?: { query: object }) => Promise<object>>(),
}));
vi.mock("#web/api/client.ts", () => api);
vi.mock("#web/i18n/page-locale.tsx", () => ({ usePageLocale: () => "en" }));
vi.mock("react", async (actual) => ({
  ...(await actual<object>()),
  useEffect: (effect: () => () => void) => void effect(),
}));

const EMPTY = useShell.getState();
beforeEach(() => {
  useShell.setState(EMPTY, true);
  api.call.mockReset();
});

test("on mount the eight calls go out at once, before any is answered", async () => {
  api.call.mockReturnValue(new Promise(() => {}));
  useSharedListsRefresh();
  await nextTask();
  expect(api.call.mock.calls.map(([name, request]) => [name, request?.query])).toEqual([
    ["getMenuDetail", { categoryId: 1 }],
    ["getMenuDetail", { categoryId: 2 }],
    ["getMenuDetail", { categoryId: 3 }],
    ["listBlocks", { categoryId: 3 }],
    ["listBlocks", { categoryId: 3 }],
    ["listSons", { categoryId: 0, pageSize: 100, type: "B2C" }],
    ["listProductCategories", undefined],
    ["listParentCategories", { type: "B2C" }],
  ]);
  expect(useShell.getState().globalLoader).toBe(true);
});

test("lists of both shapes go into the shared state, and the loading flag goes down", async () => {
  api.call.mockImplementation(async (name, request) => {
    const list = [{ name, ...request?.query }];
    return name === "listBlocks" || name === "listParentCategories"
      ? { data: list }
      : { items: list };
  });
  useSharedListsRefresh();
  await expect.poll(() => useShell.getState().globalLoader).toBe(false);
  expect(useShell.getState().lists).toEqual({
    locale: "en",
    header: [{ name: "getMenuDetail", categoryId: 1 }],
    footer: [{ name: "getMenuDetail", categoryId: 2 }],
    help: [{ name: "getMenuDetail", categoryId: 3 }],
    blocks: [{ name: "listBlocks", categoryId: 3 }],
    sons: [{ name: "listSons", categoryId: 0, pageSize: 100, type: "B2C" }],
    categories: [{ name: "listProductCategories" }],
    parentCategories: [{ name: "listParentCategories", type: "B2C" }],
  });
});

test("a failed call is logged with the specification's words, clears the flag and shows nothing", async () => {
  const failure = new Error("no network");
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  api.call.mockImplementation(async (name) => {
    if (name === "listSons") throw failure;
    return { items: [] };
  });
  useSharedListsRefresh();
  await expect.poll(() => useShell.getState().globalLoader).toBe(false);
  expect(log.mock.calls).toEqual([["Failed to fetch menu data:", failure]]);
  expect(useShell.getState().lists).toBeNull();
});
