import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

/** Runs a command with an empty PATH, as on a machine without installed programs. */
function refusal(name: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "command.mjs"), name, ...args],
    { encoding: "utf8", env: { PATH: "" } },
  );
  return { status, stdout, stderr: stderr.trim() };
}

describe("npm run", () => {
  test.each([
    [
      "cluster",
      [],
      "npm run cluster needs haproxy, faketime. On Debian: sudo apt-get install haproxy faketime",
    ],
    ["upgrade", [], "npm run upgrade needs a commit: npm run upgrade -- <commit>"],
    ["attack", ["--url", "shop"], "--url needs the address of a running shop"],
  ])("%s prints the missing requirement in one line", (name, args, expected) => {
    const { status, stdout, stderr } = refusal(name, ...args);
    expect([status, stdout]).toEqual([1, ""]);
    for (const word of expected.split(/[ ,]+/)) expect(stderr).toContain(word);
    expect(stderr.split("\n")).toHaveLength(1);
  });
});
