import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadWebBuild } from "./app-build.ts";
import { createTestShop, type TestShop } from "./testing/test-shop.ts";

const ROOT = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(ROOT, "deploy", path), "utf8");

let shop: TestShop;

beforeAll(async () => {
  shop = await createTestShop({ webBuild: await loadWebBuild(join(ROOT, "build")) });
});
afterAll(() => shop.stop());

/** Everything in a query that is a figure's name: not a label, a function, a word of the language or a length of time. */
function figuresOf(query: string): string[] {
  const bare = query
    .replaceAll(/"[^"]*"/g, "")
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, "")
    .replaceAll(/\b(?:by|without)\s*\([^)]*\)/g, "")
    .replaceAll(/\b(?:and|or|unless|offset\s+\w+)\b/g, "");
  return [...bare.matchAll(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/g)].map(([name]) => name);
}

test("a query's figures are told from its other words", () => {
  const query = `histogram_quantile(0.75, sum by (page, le) (rate(page_lcp_seconds_bucket{job="x"}[1h]))) > 2.5
    and sum by (page) (increase(orders_placed_total[1h] offset 1w)) > 50`;
  expect(figuresOf(query)).toEqual(["page_lcp_seconds_bucket", "orders_placed_total"]);
});

test("what the dashboard shows and what alerts watch is what /metrics has", async () => {
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
  // Prometheus notes by itself whether it got an answer.
  const missing = figures.filter((name) => name !== "up" && !isThere(name));
  expect(missing).toEqual([]);
  expect(figures.length).toBeGreaterThan(40);
});
