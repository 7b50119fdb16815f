// Follows names and calls of the source to the expressions that they stand for, running nothing.
import {
  type Declared,
  declarationOf,
  descendants,
  type Fn,
  isFunction,
  type Node,
  parentOf,
  type RawTemplate,
  type Source,
} from "./read-sources.ts";

/** An expression, and the call in which the parameters around it have values. */
export interface Located {
  node: Node;
  source: Source;
  call: Call | undefined;
}

interface Call {
  fn: Fn;
  args: readonly Node[];
  source: Source;
  caller: Call | undefined;
}

const DEEPEST = 16;

export function isRawTemplate(node: Node): node is RawTemplate {
  return (
    node.type === "TaggedTemplateExpression" &&
    node.tag.type === "Identifier" &&
    node.tag.name === "sql"
  );
}

/** What an expression may stand for: both branches of a condition, each `return` of a function. */
export function alternatives(located: Located, depth = 0): Located[] {
  if (depth > DEEPEST) return [located];
  const inner = innerOf(located.node).map((node) => ({ ...located, node }));
  const found =
    inner.length > 0
      ? inner.flatMap((one) => alternatives(one, depth + 1))
      : referredBy(located, depth);
  return found.length > 0 ? found : [located];
}

function innerOf(node: Node): Node[] {
  switch (node.type) {
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
    case "ParenthesizedExpression":
      return [node.expression];
    case "AwaitExpression":
      return [node.argument];
    case "ConditionalExpression":
      return [node.consequent, node.alternate];
    case "LogicalExpression":
      return node.operator === "&&" ? [node.right] : [node.left, node.right];
    default:
      return [];
  }
}

function referredBy(located: Located, depth: number): Located[] {
  const { node, source } = located;
  if (node.type === "MemberExpression") return members(located, node, depth);
  if (node.type === "CallExpression") return results(located, node, depth);
  if (node.type !== "Identifier") return [];
  const declared = declarationOf(node.name, node, source);
  if (!declared) return [];
  return declared.is === "value"
    ? declaredValues(declared, node.name, located.call, depth)
    : argumentsFor(declared, located, depth);
}

function declaredValues(
  { node, source, path = [] }: Declared & { is: "value" },
  name: string,
  call: Call | undefined,
  depth: number,
): Located[] {
  const found = along(path, alternatives({ node, source, call }, depth + 1), depth);
  const pushed = found.some((one) => one.node.type === "ArrayExpression")
    ? pushedTo(name, node)
    : [];
  return [...found, ...pushed.map((list) => ({ node: list, source, call }))];
}

/** What the calls on the way here give to a parameter, and its initial value. */
function argumentsFor(
  { fn, index, isRest = false, path = [], initial }: Declared & { is: "parameter" },
  { source, call }: Located,
  depth: number,
): Located[] {
  const given = [];
  let made = call;
  while (made && made.fn !== fn) made = made.caller;
  if (made) {
    const node = isRest ? listOf(made.args.slice(index)) : made.args[index];
    if (node) given.push({ node, source: made.source, call: made.caller });
  }
  const found = given.flatMap((one) => alternatives(one, depth + 1));
  return [
    ...along(path, found, depth),
    ...(initial ? alternatives({ node: initial, source, call }, depth + 1) : []),
  ];
}

/** Lists of what `name.push(…)` adds in the function that declares it. */
function pushedTo(name: string, declared: Node): Node[] {
  const [scope] = enclosing(declared);
  return (scope ? descendants(scope) : []).flatMap((node) =>
    methodOf(node) === "push" &&
    node.type === "CallExpression" &&
    node.callee.type === "MemberExpression" &&
    node.callee.object.type === "Identifier" &&
    node.callee.object.name === name
      ? [listOf(node.arguments)]
      : [],
  );
}

const listOf = (elements: readonly Node[]) =>
  ({ type: "ArrayExpression", elements, start: 0, end: 0 }) as Node;

function along(path: readonly string[], found: Located[], depth: number): Located[] {
  return path.reduce((objects, name) => properties(objects, name, depth), found);
}

function properties(objects: Located[], name: string | undefined, depth: number): Located[] {
  return objects.flatMap(({ node, ...rest }) => {
    if (node.type === "ArrayExpression" && name === undefined)
      return node.elements.flatMap((element) => (element ? [{ node: element, ...rest }] : []));
    if (node.type !== "ObjectExpression") return [];
    return node.properties.flatMap((property) => {
      if (property.type === "SpreadElement")
        return properties(
          alternatives({ node: property.argument, ...rest }, depth + 1),
          name,
          depth + 1,
        );
      const { key, value } = property;
      const keyName =
        key.type === "Identifier" ? key.name : key.type === "Literal" ? key.value : "";
      const isWanted = name === undefined || name === keyName;
      return isWanted ? alternatives({ node: value, ...rest }, depth + 1) : [];
    });
  });
}

function members(
  located: Located,
  node: Node & { type: "MemberExpression" },
  depth: number,
): Located[] {
  const objects = alternatives({ ...located, node: node.object }, depth + 1);
  if (node.computed) return properties(objects, undefined, depth);
  return node.property.type === "Identifier" ? properties(objects, node.property.name, depth) : [];
}

/** The name of the method that is called. */
export function methodOf(node: Node): string | undefined {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  const { property } = node.callee;
  return property.type === "Identifier" ? property.name : undefined;
}

function results(
  located: Located,
  node: Node & { type: "CallExpression" },
  depth: number,
): Located[] {
  const { callee, arguments: args } = node;
  const method = methodOf(node);
  // `.as("name")` and `.$castTo()` leave the SQL as it is.
  if (callee.type === "MemberExpression" && method && /^(?:as|\$\w+)$/.test(method))
    return alternatives({ ...located, node: callee.object }, depth + 1);
  return resultsOf({ ...located, node: callee }, args, located, depth);
}

function resultsOf(
  callee: Located,
  args: readonly Node[],
  { source, call }: Pick<Located, "source" | "call">,
  depth: number,
): Located[] {
  return alternatives(callee, depth + 1).flatMap(({ node: fn, source: home }) => {
    if (!isFunction(fn) || !fn.body) return [];
    const made = { fn, args, source, caller: call };
    const returned =
      fn.body.type === "BlockStatement"
        ? descendants(fn.body, isFunction).flatMap((inner) =>
            inner.type === "ReturnStatement" && inner.argument ? [inner.argument] : [],
          )
        : [fn.body];
    return returned.flatMap((node) => alternatives({ node, source: home, call: made }, depth + 1));
  });
}

/** The items of a list, as far as they are in the source. */
export function itemsOf(list: Located, depth = 0): Located[] {
  if (depth > DEEPEST) return [];
  return alternatives(list, depth).flatMap(({ node, ...rest }) => {
    const items = (next: Node) => itemsOf({ node: next, ...rest }, depth + 1);
    if (node.type === "ArrayExpression")
      return node.elements.flatMap((element) => {
        if (!element) return [];
        return element.type === "SpreadElement"
          ? items(element.argument)
          : alternatives({ node: element, ...rest }, depth + 1);
      });
    if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return [];
    const { object } = node.callee;
    const [mapper] = node.arguments;
    const method = methodOf(node);
    if (!mapper || (method !== "map" && method !== "flatMap")) return items(object);
    const each = items(object);
    const of = (args: Node[], at: Pick<Located, "source" | "call">) =>
      resultsOf({ node: mapper, ...rest }, args, at, depth);
    const mapped = each.length > 0 ? each.flatMap((item) => of([item.node], item)) : of([], rest);
    return method === "map" ? mapped : mapped.flatMap((item) => itemsOf(item, depth + 1));
  });
}

/** The functions around a node, from inside. */
export function enclosing(node: Node): Fn[] {
  const found: Fn[] = [];
  for (let outer = parentOf(node); outer; outer = parentOf(outer))
    if (isFunction(outer)) found.push(outer);
  return found;
}
