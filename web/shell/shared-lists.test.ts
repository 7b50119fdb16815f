import { beforeEach, expect, test, vi } from "vitest";
import { nextTask } from "./next-task.ts";
import { useSharedListsRefresh } from "./shared-lists.ts";
import { useShell } from "./store.ts";

const api = vi.hoisted(() => ({
  call: vi.fn<(operation: string, request?: { query: object }) => Promise<object>>(),
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

test("sends all eight calls in parallel on mount", async () => {
  api.call.mockReturnValue(new Promise(() => {}));
  useSharedListsRefresh();
  await nextTask();
  expect(api.call.mock.calls.map(([operation, request]) => [operation, request?.query])).toEqual([
    ["GET /api/v1/menu-detail", { categoryId: 1 }],
    ["GET /api/v1/menu-detail", { categoryId: 2 }],
    ["GET /api/v1/menu-detail", { categoryId: 3 }],
    ["GET /api/v1/blocks", { categoryId: 3 }],
    ["GET /api/v1/blocks", { categoryId: 3 }],
    ["GET /api/v1/sons", { categoryId: 0, pageSize: 100, type: "B2C" }],
    ["GET /api/v1/product-categories", undefined],
    ["GET /api/v1/ProductCategories/GetAllParentCategoriesByType", { type: "B2C" }],
  ]);
  expect(useShell.getState().globalLoader).toBe(true);
});

test("stores lists of both shapes and clears the loading flag", async () => {
  api.call.mockImplementation(async (operation, request) => {
    const list = [{ operation, ...request?.query }];
    return operation === "GET /api/v1/blocks" ||
      operation === "GET /api/v1/ProductCategories/GetAllParentCategoriesByType"
      ? { data: list }
      : { items: list };
  });
  useSharedListsRefresh();
  await expect.poll(() => useShell.getState().globalLoader).toBe(false);
  expect(useShell.getState().lists).toEqual({
    locale: "en",
    header: [{ operation: "GET /api/v1/menu-detail", categoryId: 1 }],
    footer: [{ operation: "GET /api/v1/menu-detail", categoryId: 2 }],
    help: [{ operation: "GET /api/v1/menu-detail", categoryId: 3 }],
    blocks: [{ operation: "GET /api/v1/blocks", categoryId: 3 }],
    sons: [{ operation: "GET /api/v1/sons", categoryId: 0, pageSize: 100, type: "B2C" }],
    categories: [{ operation: "GET /api/v1/product-categories" }],
    parentCategories: [
      { operation: "GET /api/v1/ProductCategories/GetAllParentCategoriesByType", type: "B2C" },
    ],
  });
});

test("logs a failed call, clears the flag and stores no lists", async () => {
  const failure = new Error("no network");
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  api.call.mockImplementation(async (operation) => {
    if (operation === "GET /api/v1/sons") throw failure;
    return { items: [] };
  });
  useSharedListsRefresh();
  await expect.poll(() => useShell.getState().globalLoader).toBe(false);
  expect(log.mock.calls).toEqual([["Failed to fetch menu data:", failure]]);
  expect(useShell.getState().lists).toBeNull();
});
