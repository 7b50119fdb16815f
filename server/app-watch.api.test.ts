import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loadWebBuild } from "./app-build.ts";
import { createTestShop, type TestShop } from "./testing/test-shop.ts";

const ROOT = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(ROOT, "deploy", path), "utf8");

let shop: TestShop;
const folder = mkdtempSync(join(tmpdir(), "fanous-watched-"));

beforeAll(async () => {
  shop = await createTestShop({
    webBuild: await loadWebBuild(join(ROOT, "build")),
    config: {
      dataDir: join(folder, "data"),
      backup: { place: folder, recipient: "", keepDays: 1 },
    },
  });
});
afterAll(async () => {
  await shop.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Every metric name in a query: no labels, functions, keywords or durations. */
function figuresOf(query: string): string[] {
  const bare = query
    .replaceAll(/"[^"]*"/g, "")
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, "")
    .replaceAll(/\b(?:by|without)\s*\([^)]*\)/g, "")
    .replaceAll(/\b(?:and|or|unless|offset\s+\w+)\b/g, "");
  return [...bare.matchAll(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/g)].map(([name]) => name);
}

test("extracts metric names from a PromQL query", () => {
  const query = `histogram_quantile(0.75, sum by (page, le) (rate(page_lcp_seconds_bucket{job="x"}[1h]))) > 2.5
    and sum by (page) (increase(orders_placed_total[1h] offset 1w)) > 50`;
  expect(figuresOf(query)).toEqual(["page_lcp_seconds_bucket", "orders_placed_total"]);
});

test("exposes every metric of the dashboard and alerts at /metrics", async () => {
  const dashboard = JSON.parse(read("grafana/fanous.json")) as {
    panels: { targets?: { expr: string }[] }[];
  };
  const shown = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const watched = read("prometheus/alerts.yml")
    .split(/\n {6}- alert: /)
    .slice(1)
    .map((rule) => /expr: (?:\|\n)?([\s\S]+?)\n {8}(?:for|labels):/.exec(rule)?.[1] ?? "");
  expect([shown.length > 20, watched.length > 8]).toEqual([true, true]);
  const answer = await shop.app.inject({ url: "/metrics" });
  const there = new Map(
    [...answer.body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = "", type = ""]) => [
      name,
      type,
    ]),
  );
  const isThere = (name: string) =>
    there.has(name) || there.get(name.replace(/_(?:bucket|count|sum)$/, "")) === "histogram";
  const figures = [...shown, ...watched].flatMap(figuresOf);
  // Prometheus itself records whether the scrape succeeded.
  const missing = figures.filter((name) => name !== "up" && !isThere(name));
  expect(missing).toEqual([]);
  expect(figures.length).toBeGreaterThan(40);
});

async function readFigures(): Promise<Map<string, number>> {
  const { statusCode, body } = await shop.app.inject({ url: "/metrics" });
  expect(statusCode).toBe(200);
  const lines = body.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => [line.replace(/ [^ ]+$/, ""), Number(/[^ ]+$/.exec(line)?.[0])]),
  );
}

test("reports the oldest due job's age and the free disk space", async () => {
  const quiet = await readFigures();
  expect(quiet.get('jobs_oldest_seconds{queue="mails"}')).toBe(0);
  const [free, size] = ["free", "size"].map((one) => quiet.get(`disk_${one}_bytes{folder="data"}`));
  expect(free).toBeGreaterThan(0);
  expect(size).toBeGreaterThan(free ?? 0);
  const insert = (minutes: number) =>
    shop.pool.query(
      `insert into jobs.job (name, policy, singleton_key, start_after)
      values ('mails', 'key_strict_fifo', gen_random_uuid()::text, now() - make_interval(mins => $1))`,
      [minutes],
    );
  // A job waiting for a later retry is not late.
  for (const minutes of [-5, 2, 20]) await insert(minutes);
  const late = await readFigures();
  expect(late.get('jobs_oldest_seconds{queue="mails"}')).toBeCloseTo(1200, -2);
  expect(late.get('database_standbys{state="sync"}')).toBe(0);
  await shop.pool.query("delete from jobs.job");
});

test("reports the last backup's age and how long WAL has waited", async () => {
  const before = await readFigures();
  expect(before.get("backup_age_seconds")).toBeNaN();
  expect(before.get("backup_waiting_seconds")).toBe(0);
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
  mkdirSync(join(folder, "base"));
  const about = { id: "one", stoppedAt: ago(7200).toISOString(), firstSegment: "", media: [] };
  writeFileSync(join(folder, "base", "one.json"), JSON.stringify(about));
  const archive = join(folder, "data", "wal-archive");
  mkdirSync(archive, { recursive: true });
  writeFileSync(join(archive, "000000010000000000000001"), "");
  utimesSync(join(archive, "000000010000000000000001"), ago(90), ago(90));
  const after = await readFigures();
  expect(after.get("backup_age_seconds")).toBeCloseTo(7200, -2);
  expect(after.get("backup_waiting_seconds")).toBeCloseTo(90, -1);
});

test("returns the other metrics when the database is unavailable", async () => {
  const away = vi.spyOn(shop.platform.jobs, "overdue").mockRejectedValue(new Error("no database"));
  const found = await readFigures();
  expect(found.get("database_up")).toBe(0);
  expect(found.has("orders_placed_total")).toBe(true);
  expect([...found.keys()].filter((name) => name.startsWith("jobs_oldest"))).toEqual([]);
  away.mockRestore();
  expect((await readFigures()).get("database_up")).toBe(1);
});
