import * as budgets from "./check-budgets.ts";
import * as imports from "./check-imports.ts";
import * as messages from "./check-messages.ts";
import * as migrations from "./check-migrations.ts";
import * as names from "./check-names.ts";
import * as packages from "./check-packages.ts";
import * as platform from "./check-platform.ts";
import * as sql from "./check-sql.ts";
import * as tests from "./check-tests.ts";
import * as texts from "./check-texts.ts";
import * as words from "./check-words.ts";
import * as writers from "./check-writers.ts";
import type { Problem } from "./problem.ts";
import type { Tree } from "./read-tree.ts";

export interface Finding extends Problem {
  rule: RuleName;
}

/** All rules by name, in the order in which problems are reported. */
export const checks = {
  tier: imports.tierProblems,
  package: imports.packageProblems,
  "patched-package": packages.patchedPackageProblems,
  "server-tsx": imports.serverTsxProblems,
  door: imports.doorProblems,
  "module-order": imports.moduleOrderProblems,
  composition: imports.compositionProblems,
  "platform-words": platform.platformWordProblems,
  "schema-owner": sql.schemaProblems,
  "migration-owner": sql.migrationProblems,
  "unbroken-migration": migrations.unbrokenMigrationProblems,
  "published-view": sql.publishedViewProblems,
  "counted-message": messages.countedMessageProblems,
  "single-writer": writers.singleWriterProblems,
  "forbidden-name": names.forbiddenNameProblems,
  vocabulary: words.vocabularyProblems,
  "kebab-case": names.kebabCaseProblems,
  "mirrored-noun": names.mirroredNounProblems,
  "migration-name": names.migrationNameProblems,
  "default-export": names.defaultExportProblems,
  readme: names.readmeProblems,
  "timed-test": tests.timedTestProblems,
  "cut-text": texts.cutTextProblems,
  arabic: texts.arabicProblems,
  "hard-coded-text": texts.hardCodedTextProblems,
  "physical-css": texts.physicalCssProblems,
  "file-ceiling": budgets.fileCeilingProblems,
  "file-median": budgets.fileMedianProblems,
  "file-p90": budgets.fileP90Problems,
  "function-p90": budgets.functionP90Problems,
  folder: budgets.folderProblems,
  "lone-file": budgets.loneFileProblems,
} satisfies Record<string, (tree: Tree) => Problem[]>;

export type RuleName = keyof typeof checks;

// Object.keys loses the key type.
export const ruleNames = Object.keys(checks) as RuleName[];

export function check(tree: Tree, rules: readonly RuleName[] = ruleNames): Finding[] {
  return rules.flatMap((rule) => checks[rule](tree).map((problem) => ({ rule, ...problem })));
}
