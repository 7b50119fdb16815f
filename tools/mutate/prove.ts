// Proves the rows of a document; with --mutate each is broken in turn, and its tests must notice.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { MUTATIONS as OF_CONFORMANCE } from "../../tests/conformance/mutations/index.ts";
import { readRows } from "../../tests/conformance/read-rows.ts";
import { MUTATIONS as OF_SECURITY } from "../../tests/security/mutations/index.ts";
import { proveRows, testsThatCount } from "./prove-rows.ts";
import { kindOf } from "./run-named-tests.ts";

const MUTATIONS = { conformance: OF_CONFORMANCE, security: OF_SECURITY };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mutate: { type: "boolean", default: false },
    /** Row numbers or prefixes: `2.31,8`. */
    only: { type: "string" },
    /** The tests have just passed: they are not run on the unchanged code first. */
    trust: { type: "boolean", default: false },
    /** Number of copies of the repository in which rows are tried concurrently. */
    copies: { type: "string", default: "2" },
  },
});

const name = positionals[0] === "security" ? "security" : "conformance";
const mutations = MUTATIONS[name];
const documents = name === "security" ? ["asvs.md", "asvs-level-3.md"] : ["conformance.md"];
const text = documents
  .map((document) => readFileSync(join(import.meta.dirname, "..", "..", "docs", document), "utf8"))
  .join("\n");
const wanted = values.only?.split(",");
const isWanted = (number: string) =>
  !wanted || wanted.some((one) => number === one || number.startsWith(`${one}.`));
const rows = readRows(text).filter(({ number }) => isWanted(number));

if (values.mutate) {
  const tried = rows.filter(({ number }) => name === "conformance" || number in mutations);
  const options = { copies: Number(values.copies), isTrusted: values.trust };
  process.exitCode = (await proveRows(tried, mutations, options)) ? 0 : 1;
} else {
  for (const row of rows) {
    const [first] = testsThatCount(row);
    const kind = first?.[0] ? kindOf(first[0]) : "by reading";
    process.stdout.write(`${row.number.padEnd(8)} ${kind.padEnd(11)} ${row.statement}\n`);
  }
}
