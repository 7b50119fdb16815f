import { type Node, parentOf, type RawTemplate } from "./read-sources.ts";
import { alternatives, isRawTemplate, itemsOf, type Located, methodOf } from "./resolve.ts";

/** SQL with a mark for each parameter, and the templates that it is composed of. */
interface Sql {
  text: string;
  templates: RawTemplate[];
}

const PARAMETER = "\u0001";

/** Parameters get their numbers. */
export function numbered(text: string): string {
  let count = 0;
  return text.replaceAll(PARAMETER, () => `$${(count += 1)}`);
}

/** `sql.ref`, `sql.join` and so on. */
function isOfTag(node: Node): node is Node & { type: "CallExpression" } {
  return (
    node.type === "CallExpression" &&
    node.callee.type === "MemberExpression" &&
    node.callee.object.type === "Identifier" &&
    node.callee.object.name === "sql"
  );
}

const isSql = ({ node }: Located): boolean => isRawTemplate(node) || isOfTag(node);

/** Renders expressions of the source as far as they are SQL. */
export class Renderer {
  /** Of alternatives this one is taken. */
  readonly #pass: number;
  #choices = 0;
  /** Number of passes that take each alternative once. */
  passes = 1;

  constructor(pass: number) {
    this.#pass = pass;
  }

  /** `undefined`: only the running program knows the value. */
  render(located: Located): Sql | undefined {
    return this.#renderOne(this.#choose(alternatives(located).filter(isSql)));
  }

  /** The first passes take the first of all, the second of all, …; later ones mix them. */
  #choose<T>(found: readonly T[]): T | undefined {
    const { length } = found;
    this.passes = Math.max(this.passes, length);
    this.#choices += 1;
    return found[(this.#pass < length ? this.#pass : this.#pass + this.#choices) % length];
  }

  #renderOne(located: Located | undefined): Sql | undefined {
    if (!located) return undefined;
    const { node, ...rest } = located;
    if (isRawTemplate(node)) return this.#ofTemplate(node, rest);
    return isOfTag(node) ? this.#ofMethod(node, rest) : undefined;
  }

  #ofTemplate(node: RawTemplate, rest: Omit<Located, "node">): Sql {
    const templates = [node];
    const { quasis, expressions } = node.quasi;
    const pieces = quasis.flatMap(({ value: { cooked } }, index) => {
      const expression = expressions[index];
      const sql = expression && this.render({ node: expression, ...rest });
      templates.push(...(sql?.templates ?? []));
      return [cooked, expression ? (sql?.text ?? PARAMETER) : ""];
    });
    return { text: pieces.join(""), templates };
  }

  #ofMethod(node: Node & { type: "CallExpression" }, rest: Omit<Located, "node">): Sql | undefined {
    const [first, separator] = node.arguments;
    if (!first) return undefined;
    const method = methodOf(node);
    if (method === "join") {
      const between = separator && this.render({ node: separator, ...rest });
      const items = itemsOf({ node: first, ...rest }).map((item) => this.#renderOne(item));
      const texts = items.map((item) => item?.text ?? PARAMETER);
      const templates = [between, ...items].flatMap((item) => item?.templates ?? []);
      return { text: texts.join(between?.text ?? ", ") || PARAMETER, templates };
    }
    const value = this.#choose(alternatives({ node: first, ...rest }).flatMap(literalOf));
    // Most names that only the program knows are aliases.
    if (value === undefined)
      return method === "ref" ? { text: '"unknown"', templates: [] } : undefined;
    if (method === "raw") return { text: String(value), templates: [] };
    if (method !== "lit") return { text: quoted(String(value)), templates: [] };
    return { text: typeof value === "string" ? `'${value}'` : String(value), templates: [] };
  }

  /** The tables of the builder's statement around a use of SQL, as a `from` clause. */
  tablesAround({ node, ...rest }: Located, text: string): string {
    const tables = new Set<string>();
    for (let outer = parentOf(node); outer; outer = parentOf(outer)) {
      for (const one of this.#tablesOf({ node: outer, ...rest })) tables.add(one);
    }
    if (!text.includes("excluded."))
      for (const one of tables) if (one.endsWith(" as excluded")) tables.delete(one);
    return tables.size > 0 ? ` from ${[...tables].join(" cross join ")}` : "";
  }

  /** Of a chain of calls such as `db.selectFrom("a").innerJoin("b", …)`. */
  #tablesOf(located: Located): string[] {
    const [{ node, ...rest } = located] = alternatives(located);
    if (node.type === "MemberExpression") return this.#tablesOf({ node: node.object, ...rest });
    if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return [];
    const before = this.#tablesOf({ node: node.callee.object, ...rest });
    const method = methodOf(node) ?? "";
    const [first] = node.arguments;
    if (!first || !TABLE.test(method)) return before;
    const items = first.type === "ArrayExpression" ? first.elements : [first];
    const own = items.flatMap((item) =>
      item ? this.#tableOf({ node: item, ...rest }, method) : [],
    );
    return [...before, ...own];
  }

  #tableOf(located: Located, method: string): string[] {
    const { node } = located;
    const [name] = alternatives(located).flatMap(literalOf);
    if (typeof name === "string") {
      const [table = "", alias] = name.split(" as ");
      const own = alias === undefined ? quoted(table) : `${quoted(table)} as "${alias}"`;
      return method === "insertInto" ? [own, `${quoted(table)} as excluded`] : [own];
    }
    const sql = this.render(located);
    const alias = node.type === "CallExpression" ? node.arguments[0] : undefined;
    return sql && alias?.type === "Literal"
      ? [`lateral (select * from ${sql.text}) as "${String(alias.value)}"`]
      : [];
  }
}

const TABLE =
  /^(?:selectFrom|from|using|insertInto|updateTable|deleteFrom|\w*[jJ]oin(?:Lateral)?)$/;

const quoted = (name: string) =>
  name
    .split(".")
    .map((part) => `"${part}"`)
    .join(".");

function literalOf({ node }: Located): (string | number)[] {
  if (node.type !== "Literal") return [];
  return typeof node.value === "string" || typeof node.value === "number" ? [node.value] : [];
}
