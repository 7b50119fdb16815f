// Where the source uses a function or constant, and what it gives to functions.
import {
  declarationOf,
  descendants,
  type Fn,
  isFunction,
  type Node,
  nodesOf,
  parentOf,
  type Source,
  sourcesWith,
} from "./read-sources.ts";
import { alternatives, enclosing, isRawTemplate, type Located } from "./resolve.ts";

const MOST_CALLERS = 3;

/** An expression as its function sees it when it is called from each place of the source. */
export function calledFrom(located: Located, depth = 0): Located[] {
  if (depth === MOST_CALLERS) return [];
  return enclosing(located.node).flatMap((fn) =>
    usesOf(fn, located.source).flatMap(({ node: name, source }) => {
      const node = parentOf(name);
      if (node?.type !== "CallExpression" || node.callee !== name) return [];
      const place = { node, source, call: undefined };
      return [place, ...calledFrom(place, depth + 1)].map(({ call: caller }) => ({
        ...located,
        call: { fn, args: node.arguments, source, caller },
      }));
    }),
  );
}

/** The places where the source uses a fragment by the name of its constant or function. */
export function usedAt({ node, source }: Located, depth = 0): Located[] {
  if (depth === MOST_CALLERS) return [];
  for (let outer: Node | undefined = node; outer; outer = parentOf(outer)) {
    const uses = usesOf(outer, source).map((use) => ({ ...use, call: undefined }));
    if (uses.length > 0) return uses.flatMap((use) => [use, ...usedAt(use, depth + 1)]);
  }
  return [];
}

/** The templates of the functions that an expression is an argument of. */
export function templatesGiven(located: Located, depth = 0): Located[] {
  const { node, source, call: caller } = located;
  const found: Located[] = [];
  let inner = node;
  for (let outer = parentOf(node); outer; [inner, outer] = [outer, parentOf(outer)]) {
    if (isFunction(outer)) break;
    if (outer.type !== "CallExpression" || outer.callee === inner) continue;
    const { callee, arguments: args } = outer;
    const called = alternatives({ ...located, node: callee });
    for (const { node: fn, source: home } of called) {
      const call = isFunction(fn) && { fn, args, source, caller };
      if (call) found.push(...templatesWithin(fn, { source: home, call }, depth));
    }
  }
  return found;
}

/** Those of a function, and those of the functions that it passes its parameters on to. */
function templatesWithin(fn: Fn, rest: Omit<Located, "node">, depth: number): Located[] {
  return descendants(fn).flatMap((node) => {
    if (isRawTemplate(node)) return [{ ...rest, node }];
    if (node.type !== "Identifier" || depth === MOST_CALLERS) return [];
    const declared = declarationOf(node.name, node, rest.source);
    const isPassed = declared?.is === "parameter" && declared.fn === fn;
    return isPassed ? templatesGiven({ ...rest, node }, depth + 1) : [];
  });
}

const uses = new Map<Node, Use[]>();

interface Use {
  node: Node;
  source: Source;
}

/** Where the name of a declared expression or function is used. */
function usesOf(declared: Node, home: Source): Use[] {
  const named = declared.type === "FunctionDeclaration" ? declared : parentOf(declared);
  if (named?.type !== "FunctionDeclaration" && named?.type !== "VariableDeclarator") return [];
  const { id } = named;
  if (id?.type !== "Identifier") return [];
  const known = uses.get(declared) ?? findUses(declared, id, home);
  uses.set(declared, known);
  return known;
}

function findUses(declared: Node, id: Node & { type: "Identifier" }, home: Source): Use[] {
  const sources = enclosing(id).length > 1 ? [home] : sourcesWith(id.name);
  return sources.flatMap((source) =>
    nodesOf(source).flatMap((node) => {
      if (node.type !== "Identifier" || node.name !== id.name || node === id) return [];
      const found = declarationOf(id.name, node, source);
      return found?.is === "value" && found.node === declared ? [{ node, source }] : [];
    }),
  );
}
