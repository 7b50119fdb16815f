import type pg from "pg";
import { calledFrom, templatesGiven, usedAt } from "./find-uses.ts";
import { nodesOf, parentOf, type RawTemplate, sourcesWith } from "./read-sources.ts";
import { numbered, Renderer } from "./render-statements.ts";
import { isRawTemplate, type Located, methodOf } from "./resolve.ts";

export interface Prepared {
  /** Number of templates that name columns or tables. */
  sites: number;
  /** File, line and error of each template that is in no statement that could be prepared. */
  errors: string[];
}

/** They name no column; the rows of a cursor are a fragment of their own. */
const UTILITY = /^\s*(?:set|savepoint|release|rollback|declare|fetch)\b/;

/**
 * Prepares the statements of the server's raw templates on a migrated database. A template proves
 * itself as a whole statement, as part of one, or in the builder's statement around it.
 */
export async function prepareStatements(client: pg.PoolClient): Promise<Prepared> {
  const sites = sourcesWith("sql`", "sql<").flatMap((source) =>
    nodesOf(source)
      .filter(isRawTemplate)
      .filter(({ quasi }) => !UTILITY.test(quasi.quasis[0]?.value.raw ?? ""))
      .map((node) => ({ node, source, call: undefined })),
  );
  const attempts = new Attempts(client);
  for (const site of sites) await attempts.make(site, site);
  for (const site of sites) {
    for (const [fragment, place] of compositions(site)) {
      if (attempts.isDone(site.node)) break;
      await attempts.make(fragment, place);
    }
  }
  const errors = sites.flatMap(({ node, source: { path, text } }) => {
    const line = text.slice(0, node.start).split("\n").length;
    return attempts.isDone(node) ? [] : [`${path}:${line} ${attempts.errorOf(node)}`];
  });
  return { sites: sites.length, errors };
}

/** Where else a template may become part of a statement: its SQL, and the place that it is used at. */
function* compositions(site: Located): Generator<[Located, Located]> {
  const called = calledFrom(site);
  for (const one of called) yield [one, one];
  const uses = usedAt(site);
  for (const use of uses) {
    yield [callOf(use), use];
    yield [site, use];
  }
  for (const one of [site, ...called, ...uses])
    for (const given of templatesGiven(one)) yield [given, given];
}

/** A function's name and arguments. */
function callOf(use: Located): Located {
  const parent = parentOf(use.node);
  return parent?.type === "CallExpression" && parent.callee === use.node
    ? { ...use, node: parent }
    : use;
}

class Attempts {
  readonly #client: pg.PoolClient;
  readonly #done = new Set<unknown>();
  readonly #errors = new Map<unknown, string>();
  readonly #answers = new Map<string, string | undefined>();

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  isDone(template: RawTemplate): boolean {
    return this.#done.has(template);
  }

  errorOf(template: RawTemplate): string {
    return this.#errors.get(template) ?? "is in no statement that could be composed";
  }

  /** Tries each alternative of an expression, and mixtures if that is not enough. */
  async make(located: Located, use: Located): Promise<void> {
    const isWhole =
      methodOf(parentOf(parentOf(located.node) ?? located.node) ?? use.node) === "execute";
    const seen = new Set<RawTemplate>();
    const areDone = () => [...seen].every((template) => this.#done.has(template));
    let passes = 1;
    for (let pass = 0; pass < 2 * passes; pass += 1) {
      if (pass >= passes && areDone()) return;
      const renderer = new Renderer(pass);
      const sql = renderer.render(located);
      passes = Math.max(passes, renderer.passes);
      if (!sql) continue;
      for (const template of sql.templates) seen.add(template);
      const from = isWhole ? "" : renderer.tablesAround(use, sql.text);
      await this.#tryForms(
        isWhole
          ? [sql.text]
          : [`select ${sql.text}${from}`, `select${from} order by ${sql.text}`, sql.text],
        sql.templates.filter((template) => !this.#done.has(template)),
      );
    }
  }

  async #tryForms(forms: string[], templates: RawTemplate[]): Promise<void> {
    if (templates.length === 0) return;
    for (const form of forms) {
      const error = await this.#prepare(numbered(form));
      if (error === undefined) {
        for (const template of templates) this.#done.add(template);
        return;
      }
      const [first] = templates;
      if (!this.#errors.has(first) || !error.startsWith("syntax error"))
        this.#errors.set(first, error);
    }
  }

  /** The database's error. */
  async #prepare(text: string): Promise<string | undefined> {
    if (this.#answers.has(text)) return this.#answers.get(text);
    const isLock = /^\s*lock\b/.test(text);
    const error = await this.#client
      .query(isLock ? `begin; ${text}; rollback` : `prepare checked as ${text}; deallocate checked`)
      .then(
        () => undefined,
        ({ message }: Error) => message,
      );
    if (isLock && error) await this.#client.query("rollback");
    this.#answers.set(text, error);
    return error;
  }
}
