import * as imports from "./check-imports.ts";
import * as migrations from "./check-migrations.ts";
import * as sql from "./check-sql.ts";
import { singleWriterProblems } from "./check-writers.ts";
import type { Problem, Tree } from "./read-tree.ts";

/** All rules by name, in the order in which problems are reported. */
export const checks = {
  tier: imports.tierProblems,
  package: imports.packageProblems,
  door: imports.doorProblems,
  "module-order": imports.moduleOrderProblems,
  "schema-owner": sql.schemaProblems,
  "migration-owner": sql.migrationProblems,
  "migration-name": migrations.migrationNameProblems,
  "unbroken-migration": migrations.unbrokenMigrationProblems,
  "single-writer": singleWriterProblems,
} satisfies Record<string, (tree: Tree) => Problem[]>;

export type RuleName = keyof typeof checks;

// Object.keys loses the key type.
export const ruleNames = Object.keys(checks) as RuleName[];

export function check(tree: Tree, rules: readonly RuleName[] = ruleNames) {
  return rules.flatMap((rule) => checks[rule](tree).map((problem) => ({ rule, ...problem })));
}
