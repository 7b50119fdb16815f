import { expect, test, vi } from "vitest";
import { createDataProvider } from "./data-provider.ts";
import { type ListQuery, pageOf, withId } from "./source.ts";

type Filter = { q?: string };
const rows = pageOf({ items: [{ number: "F-1", total: 5 }], total: 31 }, (row) => row.number);
const list = vi.fn<(query: ListQuery<Filter>) => Promise<typeof rows>>(async () => rows);
const one = async (id: string | number) => withId({ number: String(id) }, id);
const provider = createDataProvider({ orders: { pageSize: 24, list, one } });

test("a list asks its source for page, filters and sorting, and answers records with ids", async () => {
  const answer = await provider.getList("orders", {
    pagination: { page: 3, perPage: 24 },
    filter: { q: "منى" },
    sort: { field: "total", order: "ASC" },
  });
  expect(list).toHaveBeenLastCalledWith({
    page: 3,
    filter: { q: "منى" },
    sort: { field: "total", order: "ASC" },
  });
  expect(answer).toEqual({ data: [{ number: "F-1", total: 5, id: "F-1" }], total: 31 });
});

test("records are read by their id, one or several", async () => {
  expect(await provider.getOne("orders", { id: "F-2" })).toEqual({
    data: { number: "F-2", id: "F-2" },
  });
  const { data } = await provider.getMany("orders", { ids: ["F-2", "F-3"] });
  expect(data.map(({ id }) => id)).toEqual(["F-2", "F-3"]);
});

test("what no endpoint offers is refused, not invented", async () => {
  await expect(
    provider.update("orders", { id: 1, data: {}, previousData: { id: 1 } }),
  ).rejects.toThrow("not offered");
  await expect(provider.delete("orders", { id: 1 })).rejects.toThrow("not offered");
  await expect(provider.getOne("nothing", { id: 1 })).rejects.toThrow("no source");
});
