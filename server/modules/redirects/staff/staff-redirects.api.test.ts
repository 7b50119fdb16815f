import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ImportReport, RedirectRecord } from "#contract/redirects/staff-endpoints.ts";
import { signInStaff, type StaffClient } from "#server/testing/sign-in-staff.ts";
import { createTestShop, type TestShop } from "#server/testing/test-shop.ts";
import { hitCounts } from "../count-hits.ts";

const PATH = "/api/v1/admin/redirects";
let shop: TestShop;
let editor: StaffClient;

beforeAll(async () => {
  shop = await createTestShop();
  editor = await signInStaff(shop, "content");
});
beforeEach(() => shop.pool.query("delete from redirects.redirect"));
afterAll(() => shop.stop());

type Saved = RedirectRecord & { ledOn: string[] };
type Draft = { from: string; to: string; status?: number; isActive?: boolean };

const add = async (from: string, to: string, rest: Partial<Draft> = {}) =>
  (await editor.post(PATH, { from, to, ...rest })).json<Saved>();
const change = ({ id, version }: Saved, draft: Draft) =>
  editor.send({ method: "PUT", url: `${PATH}/${id}`, payload: { version, ...draft } });
const list = async (query = "") =>
  (await editor.get(`${PATH}?${query}`)).json<{ items: RedirectRecord[]; total: number }>();
const targetOf = async (path: string) =>
  (await shop.app.inject({ url: "/api/v1/redirects", query: { path } })).json().redirect?.to;
const faultOf = (answer: { json: () => { errors: { path: string; code: string }[] } }) =>
  answer.json().errors.map(({ path, code }) => [path, code]);

describe("staff redirect", () => {
  test("is created, updated by version and deleted, with audit entries", async () => {
    const added = await add("/en/Old-Lamps/", "/product");
    expect(added).toMatchObject({ from: "/old-lamps", to: "/product", status: 301, hits: 0 });
    expect(await targetOf("/old-lamps")).toBe("/product");
    const changed = await change(added, { from: "/old-lamps", to: "/new-arrival", status: 302 });
    expect(changed.json()).toMatchObject({ to: "/new-arrival", status: 302 });
    expect(await targetOf("/old-lamps")).toBe("/new-arrival");
    const stale = await change(added, { from: "/old-lamps", to: "/x" });
    expect([stale.statusCode, stale.json().current.to]).toEqual([409, "/new-arrival"]);
    const url = `${PATH}/${added.id}?version=${changed.json<Saved>().version}`;
    expect((await editor.send({ method: "DELETE", url })).statusCode).toBe(204);
    expect(await targetOf("/old-lamps")).toBeUndefined();
    const owner = await signInStaff(shop, "owner");
    const audit = await owner.get(`/api/v1/admin/audit?target=redirect:${added.id}`);
    expect(audit.json().items.map(({ action }: { action: string }) => action)).toEqual([
      "redirect.remove",
      "redirect.save",
      "redirect.add",
    ]);
    expect(audit.json().items[1]).toMatchObject({
      before: { to: "/product" },
      after: { to: "/new-arrival" },
    });
  });

  test("returns 422 for a taken path or an invalid target", async () => {
    await add("/twice", "/product");
    const again = await editor.post(PATH, { from: "/TWICE/", to: "/x" });
    expect([again.statusCode, faultOf(again)]).toEqual([422, [["from", "exclusion"]]]);
    const script = await editor.send({
      method: "POST",
      url: PATH,
      payload: { from: "/x", to: "javascript:alert(1)" },
      headers: { "accept-language": "ar" },
    });
    expect(faultOf(script)).toEqual([["to", "pattern"]]);
    expect(script.json().errors[0].message).toMatch(/[\u0600-\u06ff]/);
  });

  test("can swap path and target", async () => {
    const turned = await add("/a", "/b");
    expect((await change(turned, { from: "/b", to: "/a" })).statusCode).toBe(200);
    expect([await targetOf("/a"), await targetOf("/b")]).toEqual([undefined, "/a"]);
  });
});

describe("redirect chains and loops", () => {
  test("resolve a new redirect to the end of a chain", async () => {
    await add("/نجف", "https://example.com/end");
    await add("/b", `/en/${encodeURIComponent("نجف")}/?x=1`);
    expect(await targetOf("/b")).toBe("https://example.com/end");
  });

  test("update redirects whose target is permanently moved", async () => {
    await add("/a", "/b");
    await add("/a2", "/en/B?page=2");
    expect((await add("/b", "/c")).ledOn.toSorted()).toEqual(["/a", "/a2"]);
    expect([await targetOf("/a"), await targetOf("/a2")]).toEqual(["/c", "/c"]);
  });

  test("keep redirects whose target is temporarily moved", async () => {
    await add("/a", "/b");
    expect((await add("/b", "/c", { status: 302 })).ledOn).toEqual([]);
    expect((await add("/z", "/b")).to).toBe("/b");
    expect([await targetOf("/a"), await targetOf("/z")]).toEqual(["/b", "/b"]);
  });

  test.each([[301], [302]])("return 422 for a loop with status %i", async (status) => {
    await add("/a", "/b", { status });
    await add("/b", "/c", { status });
    const closing = await editor.post(PATH, { from: "/c", to: "/en/A/#top" });
    expect([closing.statusCode, faultOf(closing)]).toEqual([422, [["to", "loop"]]]);
    expect(faultOf(await editor.post(PATH, { from: "/d", to: "/D/" }))).toEqual([["to", "loop"]]);
  });

  test("reject a loop only when the inactive redirect is enabled", async () => {
    await add("/a", "/b");
    const off = await add("/b", "/a", { isActive: false });
    expect(off.isActive).toBe(false);
    expect(faultOf(await change(off, { from: "/b", to: "/a", isActive: true }))).toEqual([
      ["to", "loop"],
    ]);
  });

  test("reject one of two redirects that concurrently form a loop", async () => {
    const answers = await Promise.all([
      editor.post(PATH, { from: "/left", to: "/right" }),
      editor.post(PATH, { from: "/right", to: "/left" }),
    ]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 422]));
  });
});

describe("GET /admin/redirects", () => {
  test("counts hits in batches without changing the version", async () => {
    const often = await add("/often", "/product");
    await add("/never", "/product");
    for (const path of ["/often", "/EN/Often/", "/often?x=1"]) await targetOf(path);
    expect((await list("sort=hits")).items[0]?.hits).toBe(0);
    await hitCounts.flush(shop.platform.db);
    await targetOf("/often");
    await hitCounts.flush(shop.platform.db);
    const { items } = await list("sort=hits");
    expect(items.map(({ from, hits }) => [from, hits])).toEqual([
      ["/often", 4],
      ["/never", 0],
    ]);
    expect(items[0]).toMatchObject({ version: often.version });
    expect(items[0]?.lastHitAt).not.toBeNull();
  });

  test("filters by path, target and state", async () => {
    await add("/نجف-قديم", "/product/1-نجفة");
    await add("/old_lamps", "/new-arrival", { isActive: false });
    const found = async (query: string) => (await list(query)).items.map(({ from }) => from);
    expect(await found(`q=${encodeURIComponent("نجفة قديم")}`)).toEqual(["/نجف-قديم"]);
    expect(await found("q=old_")).toEqual(["/old_lamps"]);
    expect(await found("q=old%25lamps")).toEqual([]);
    expect(await found("isActive=false")).toEqual(["/old_lamps"]);
  });
});

describe("POST /admin/redirects/import", () => {
  const ROWS = [
    { from: "/one", to: "/product" },
    { from: "/known", to: "/new-arrival", status: 302 },
    { from: "/same", to: "/product" },
    { from: "/", to: "/product" },
    { from: "/two", to: "nowhere" },
    { from: "/three" },
    { from: "/circle", to: "/one-more" },
    { from: "/one-more", to: "/circle" },
  ];
  const send = async (dryRun: boolean) =>
    (await editor.post(`${PATH}/import`, { dryRun, rows: ROWS })).json<ImportReport>();

  test("reports each row, identically in a dry run without writing", async () => {
    await add("/known", "/product");
    await add("/same", "/product");
    const tried = await send(true);
    expect((await list()).total).toBe(2);
    expect(tried.rows.map(({ result }) => result)).toEqual([
      "added",
      "replaced",
      "unchanged",
      ...["refused", "refused", "refused"],
      "added",
      "refused",
    ]);
    expect(
      tried.rows.map(({ errors }) => errors.map(({ path, code }) => `${path} ${code}`)),
    ).toEqual([[], [], [], ["from pattern"], ["to pattern"], ["to required"], [], ["to loop"]]);
    const done = await send(false);
    expect(done).toEqual({ ...tried, dryRun: false });
    expect((await list()).total).toBe(4);
    expect(await targetOf("/known")).toBe("/new-arrival");
    expect((await send(false)).counts).toEqual({ added: 0, replaced: 0, unchanged: 4, refused: 4 });
  });
});
