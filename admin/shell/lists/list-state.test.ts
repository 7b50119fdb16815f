import { describe, expect, test } from "vitest";
import { stateIn, withState } from "./list-state.ts";

const SORT = { field: "placedAt", order: "DESC" } as const;
const STATE = {
  page: 3,
  filters: { q: "منى & علي" },
  sort: { field: "total", order: "ASC" },
} as const;

describe("stateIn", () => {
  test("returns undefined for a URL without list parameters", () => {
    expect(stateIn(new URLSearchParams("?view=calendar"), SORT)).toBeUndefined();
  });

  test("returns what withState wrote", () => {
    const search = withState(new URLSearchParams("?try=lamp&page=9"), STATE);
    expect(stateIn(new URLSearchParams(`?${search}`), SORT)).toEqual(STATE);
    expect(search.get("try")).toBe("lamp");
  });

  test("fills in the first page and the default sorting", () => {
    const filter = encodeURIComponent(JSON.stringify({ queue: "pack" }));
    expect(stateIn(new URLSearchParams(`?filter=${filter}`), SORT)).toEqual({
      page: 1,
      filters: { queue: "pack" },
      sort: SORT,
    });
  });

  test("ignores values that the list cannot have", () => {
    const broken = ["?page=-2", "?page=x&filter=nonsense", "?filter=null", "?filter=[1]"];
    for (const search of broken)
      expect(stateIn(new URLSearchParams(search), SORT), search).toEqual({
        page: 1,
        filters: {},
        sort: SORT,
      });
  });
});
