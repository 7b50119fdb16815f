// npm run conformance: how each statement of docs/conformance.md is proven; with --mutate each is broken, and its tests must notice.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { MUTATIONS } from "../../tests/conformance/mutations/index.ts";
import { readRows } from "../../tests/conformance/read-rows.ts";
import { proveRows, testsThatCount } from "./prove-rows.ts";
import { kindOf, type NamedTest } from "./run-named-tests.ts";

const { values } = parseArgs({
  options: { mutate: { type: "boolean" }, only: { type: "string" } },
});
const text = readFileSync(join(import.meta.dirname, "..", "..", "docs", "conformance.md"), "utf8");
const wanted = values.only?.split(",");
const isWanted = (number: string) =>
  !wanted || wanted.some((one) => number === one || number.startsWith(`${one}.`));
const rows = readRows(text).filter(({ number }) => isWanted(number));

if (values.mutate) {
  process.exitCode = (await proveRows(rows, MUTATIONS)) ? 0 : 1;
} else {
  for (const row of rows) {
    const kinds = testsThatCount(row).map(([one]) => kindOf(one as NamedTest));
    process.stdout.write(
      `${row.number.padEnd(6)} ${kinds.join(", ").padEnd(14)} ${row.statement}\n`,
    );
  }
}
