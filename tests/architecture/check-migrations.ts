import type { Problem, Tree } from "./read-tree.ts";
import {
  firstUnbroken,
  migrationName,
  modules,
  OUTSIDE,
  platformSchema,
  UNUSED_SINCE,
} from "./rules.ts";

interface Migration {
  /** Without comments, and with empty string literals. */
  statements: string[];
  /** Tables created by the same file, which nothing uses yet. */
  made: Set<string>;
  isOutside: boolean;
  hasContract: boolean;
}

type Check = (statement: string, migration: Migration) => string | undefined;

/** A migration that belongs to no module, or has the number of another. */
export function migrationNameProblems(tree: Tree): Problem[] {
  const files = tree
    .map(({ path }) => path)
    .filter((path) => path.startsWith("db/migrations/") && path.endsWith(".sql"));
  const misnamed = files.filter((path) => {
    const owner = migrationName.exec(path)?.[1];
    return !owner || ![platformSchema, ...modules].includes(owner);
  });
  const numbers = files.map((path) => /\d+/.exec(path)?.[0]);
  const repeated = files.filter((_, index) => numbers.indexOf(numbers[index]) < index);
  return [
    ...misnamed.map((file) => ({ file, message: "call it NNNN-<module>-<what>.sql" })),
    ...repeated.map((file) => ({ file, message: "another migration has this number" })),
  ];
}

/**
 * The shop keeps running while its tables change, and the previous version runs beside the new one.
 */
export function unbrokenMigrationProblems(tree: Tree): Problem[] {
  return tree.flatMap(({ path, text }) => {
    const number = Number(/(\d{4})-[a-z]+-[^/]+\.sql$/.exec(path)?.[1]);
    if (!migrationName.test(path) || number < firstUnbroken) return [];
    const migration = read(text);
    return migration.statements
      .flatMap((statement) => CHECKS.map((check) => check(statement, migration)))
      .filter((message) => message !== undefined)
      .map((message) => ({ file: path, message }));
  });
}

function read(text: string): Migration {
  const sql = text
    .replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, "")
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/\s+/g, " ")
    .toLowerCase();
  return {
    statements: sql
      .split(";")
      .map((statement) => statement.trim())
      .filter(Boolean),
    made: new Set(
      [...sql.matchAll(/\bcreate table (?:if not exists )?([\w.]+)/g)].map(([, name = ""]) => name),
    ),
    isOutside: text.startsWith(OUTSIDE),
    hasContract: UNUSED_SINCE.test(text),
  };
}

const CHECKS: Check[] = [indexes, outside, rewrites, longChecks, removals];

function indexes(statement: string, { made }: Migration): string | undefined {
  const [, table = ""] = /^create (?:unique )?index .*? on ([\w.]+)/.exec(statement) ?? [];
  const isHeld = table !== "" && !made.has(table) && !statement.includes(" index concurrently ");
  return isHeld ? `nobody can write to ${table} while its index is made: concurrently` : undefined;
}

/** PostgreSQL cannot create such an index in a transaction. */
function outside(statement: string, { isOutside }: Migration): string | undefined {
  const isConcurrent = /^(?:create|drop)(?: unique)? index concurrently /.test(statement);
  if (isConcurrent === isOutside) return undefined;
  return isConcurrent
    ? `concurrently belongs into a file that begins with "${OUTSIDE}"`
    : "a file outside of a transaction holds indexes that are made or dropped concurrently, nothing else";
}

const VOLATILE = /\b(?:random|gen_random_uuid|clock_timestamp|nextval|uuidv7)\(/;
const REWRITE = [
  /\balter column \w+ (?:set data )?type\b/,
  /\badd column .*\bgenerated always as \(.*\) stored\b/,
  /\badd column .*\b(?:generated (?:always|by default) as identity|(?:big|small)?serial)\b/,
  /^(?:vacuum full|cluster)\b/,
];

function rewrites(statement: string, migration: Migration): string | undefined {
  if (isOfNewTable(statement, migration)) return undefined;
  const isRewrite =
    REWRITE.some((pattern) => pattern.test(statement)) ||
    (/\badd column .*\bdefault\b/.test(statement) && VOLATILE.test(statement));
  return isRewrite
    ? "writes the whole table anew while nobody can read it: add a column, fill it piece by piece, change over"
    : undefined;
}

function longChecks(statement: string, migration: Migration): string | undefined {
  if (!statement.startsWith("alter table") || isOfNewTable(statement, migration)) return undefined;
  const isChecked =
    /\badd (?:constraint \w+ )?(?:check|foreign key)\b/.test(statement) &&
    !/\bnot valid$/.test(statement);
  if (isChecked)
    return "reads the whole table under its lock: not valid, and validate it in the next file";
  const isIndexed = /\badd (?:constraint \w+ )?(?:unique|primary key)\b(?! using index)/.test(
    statement,
  );
  return isIndexed
    ? "makes an index under the table's lock: make it concurrently, then add it using index"
    : undefined;
}

const REMOVAL = /\bdrop column\b|\brename\b|^drop (?:table|schema|sequence|type)\b/;

function removals(statement: string, { hasContract }: Migration): string | undefined {
  return REMOVAL.test(statement) && !hasContract
    ? 'the version before still uses it: first a release without its use, then this with "-- unused since <date>"'
    : undefined;
}

function isOfNewTable(statement: string, { made }: Migration): boolean {
  const [, table = ""] = /^alter table (?:if exists )?(?:only )?([\w.]+)/.exec(statement) ?? [];
  return made.has(table);
}
