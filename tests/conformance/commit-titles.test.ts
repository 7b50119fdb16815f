import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "..", "..");
/** The rule holds for the commits after this one. */
const SINCE = "c5fa29fb";
const MAX_LENGTH = 72;
/** "Adds", "Adding", "Added", "The …" */
const NO_IMPERATIVE = /^(?:The|An?|\w+(?:ing|ed|[^s]s)) /;
const IMPERATIVES = /^(?:Bring|Ring|Speed|Embed|Feed|Seed|Need|Focus|Bias) /;

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", args, { cwd: ROOT, encoding: "utf8" });
  return status === 0 ? stdout : undefined;
}

/** Why a title breaks the rules; undefined for an imperative of at most 72 characters. */
function faultOf(title: string): string | undefined {
  if (title.length > MAX_LENGTH) return `${title.length} characters`;
  if (title.endsWith(".")) return "a full stop";
  if (!/^[A-Z][a-z]+ /.test(title)) return "no verb first";
  return NO_IMPERATIVE.test(title) && !IMPERATIVES.test(title) ? "no imperative" : undefined;
}

const history = git("log", "--no-merges", "--format=%s", `${SINCE}..HEAD`);

test.skipIf(history === undefined)(
  "finds an imperative of at most 72 characters in new commits",
  () => {
    const titles = (history ?? "").split("\n").filter((title) => title !== "");
    expect(titles.filter((title) => faultOf(title) !== undefined)).toEqual([]);
  },
);

test.each([
  ["Adds a test", "no imperative"],
  ["The cart is faster", "no imperative"],
  ["fix", "no verb first"],
  ["Fix the cart.", "a full stop"],
  [`Fix ${"x".repeat(70)}`, "74 characters"],
  ["Speed up the cart", undefined],
  ["Pass the price to the cart", undefined],
])("judges the title %j as %j", (title, fault) => {
  expect(faultOf(title)).toBe(fault);
});
