import { serverModuleOf } from "./check-imports.ts";
import type { Problem, Tree, TreeFile } from "./read-tree.ts";
import { migrationName, modules, platformSchema } from "./rules.ts";

const schemas = [platformSchema, ...modules];
const reference = new RegExp(`(?<![\\w.])(${schemas.join("|")})\\.([a-z_][a-z0-9_]*)\\b`, "g");
const sqlWords =
  /\b(?:select|from|join|insert|update|delete|into|references|using|table|truncate|where|set|lateral|returning)\b/i;
const kyselyCall =
  /(?:\b(?:selectFrom|from|using|insertInto|updateTable|deleteFrom|mergeInto|table|ref|id)|\b\w*Join(?:Lateral)?)(?:<[^()]*>)?\(\s*[^()]*["'`]$/;

/**
 * A module's SQL may only use its own schema and the views of modules below it: a view is published
 * by its migration, a table is private.
 */
export function schemaProblems(tree: Tree): Problem[] {
  const migrations = tree.filter(({ path }) => migrationName.test(path));
  const made = migrations.flatMap(({ text }) => [...text.matchAll(/\bview\s+([a-z_.]+) as\b/gi)]);
  const views = new Set(made.map(([, name]) => name));
  return tree
    .filter(({ path, isTest }) => /^server\/(?:modules|platform)\//.test(path) && !isTest)
    .flatMap((file) => {
      const own = serverModuleOf(file.path) ?? platformSchema;
      return tablesIn(file).flatMap(([schema, name]) =>
        isOwn(own, schema) || (isBelow(schema, own) && views.has(`${schema}.${name}`))
          ? []
          : [
              {
                file: file.path,
                message: `${own} may not touch ${schema}.${name}: read a view of it, or ask its index.ts`,
              },
            ],
      );
    });
}

const change =
  /\b(?:create|alter|drop|comment\s+on|truncate|insert\s+into|update|delete\s+from)\b(?:\s+(?:or\s+replace|unlogged|materialized|temporary|unique|recursive))*(?:\s+(table|view|function|procedure|sequence|type|domain))?(?:\s+if\s+(?:not\s+)?exists)?(?:\s+only)?\s+([a-z_]+)(?:\.([a-z_]+))?/gi;
const onTable =
  /\bcreate\s+(?:unique\s+)?(?:index|trigger|constraint\s+trigger|policy|statistics)\b[^;]*?\son\s+([a-z_]+)\.([a-z_]+)/gi;

/** A migration only changes its own schema, and only refers to schemas that are not above it. */
export function migrationProblems(tree: Tree): Problem[] {
  return tree.flatMap(({ path, text }) => {
    const own = migrationName.exec(path)?.[1];
    if (!own) return [];
    const sql = withoutComments(text);
    return [...foreignChanges(sql, own), ...upwardReferences(sql, own)].map((message) => ({
      file: path,
      message,
    }));
  });
}

function foreignChanges(sql: string, own: string): string[] {
  const changed = [...sql.matchAll(change)].flatMap(([, kind, first, second]) => {
    if (second) return schemas.includes(first ?? "") ? [`${first}.${second}`] : [];
    return kind ? [`${first}`] : [];
  });
  const decorated = [...sql.matchAll(onTable)].map(([, schema, table]) => `${schema}.${table}`);
  return [...changed, ...decorated]
    .filter((name) => !name.startsWith(`${own}.`))
    .map((name) => `changes ${name}, which is not in the schema ${own}`);
}

function upwardReferences(sql: string, own: string): string[] {
  return [...sql.matchAll(reference)]
    .filter(([, schema = ""]) => isBelow(own, schema))
    .map(([name]) => `${own} stands below ${name}`);
}

function withoutComments(sql: string): string {
  return sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, "").replace(/'(?:[^']|'')*'/g, "''");
}

function isOwn(own: string, schema: string): boolean {
  return schema === own || schema === platformSchema;
}

function isBelow(schema: string, own: string): boolean {
  return schemas.indexOf(schema) < schemas.indexOf(own);
}

/** Schema and name of each table in a file's strings; event names and message keys do not count. */
function tablesIn(file: TreeFile): [string, string][] {
  return file.literals
    .filter(({ value, at }) => isSql(file, value, at))
    .flatMap(({ value }) =>
      [...value.matchAll(reference)].map(([, schema = "", name = ""]): [string, string] => [
        schema,
        name,
      ]),
    );
}

function isSql({ path, code }: TreeFile, value: string, at: number): boolean {
  if (path.endsWith("/tables.ts") || /^[a-z_]+\.[a-z_]+ as \w+$/.test(value)) return true;
  const words = sqlWords.test(value) && /\s/.test(value);
  return words || kyselyCall.test(code.slice(Math.max(0, at - 200), at));
}
