import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type ESTree, parseSync } from "vite";

export type Node = ESTree.Node;
export type Fn = ESTree.Function | ESTree.ArrowFunctionExpression;
export type RawTemplate = ESTree.TaggedTemplateExpression;

const ROOT = join(import.meta.dirname, "..", "..", "..");

/** A parsed file. */
export interface Source {
  /** From the root of the repository. */
  path: string;
  text: string;
  program: ESTree.Program;
}

/** What a name is declared as: an expression or function, or a parameter of a function. */
export type Declared = Binding &
  ({ is: "value"; node: Node; source: Source } | { is: "parameter"; fn: Fn; index: number });

const parents = new WeakMap<object, Node>();
const sources = new Map<string, Source | undefined>();

const texts = new Map<string, string>();
for (const name of readdirSync(join(ROOT, "server"), { recursive: true, encoding: "utf8" })) {
  if (name.endsWith(".ts") && !/\.test\.ts$|^testing\//.test(name))
    texts.set(`server/${name}`, readFileSync(join(ROOT, "server", name), "utf8"));
}

/** The server's files that contain one of these texts, without tests. */
export function sourcesWith(...parts: string[]): Source[] {
  const hasOne = (text: string) => parts.some((part) => text.includes(part));
  const paths = [...texts].filter(([, text]) => hasOne(text)).map(([path]) => path);
  return paths.toSorted().flatMap((path) => readSource(path) ?? []);
}

function readSource(path: string): Source | undefined {
  if (sources.has(path)) return sources.get(path);
  const text = texts.get(path);
  const source =
    text === undefined ? undefined : { path, text, program: parseSync(path, text).program };
  if (source) nodesOf(source);
  sources.set(path, source);
  return source;
}

export const parentOf = (node: Node): Node | undefined => parents.get(node);

export function isFunction(node: Node | null | undefined): node is Fn {
  return /^(?:Function(?:Declaration|Expression)|ArrowFunctionExpression)$/.test(node?.type ?? "");
}

function children(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter(
      (child): child is Node => typeof child === "object" && child !== null && "type" in child,
    );
}

const nodes = new Map<Source, Node[]>();

export function nodesOf(source: Source): Node[] {
  const found = nodes.get(source) ?? descendants(source.program);
  nodes.set(source, found);
  return found;
}

/** A node and all within it, except for nested nodes that `isLeft` names. */
export function descendants(node: Node, isLeft: (node: Node) => boolean = () => false): Node[] {
  const found = [node];
  for (let index = 0; index < found.length; index += 1) {
    const parent = found[index] as Node;
    for (const child of children(parent)) {
      if (isLeft(child)) continue;
      parents.set(child, parent);
      found.push(child);
    }
  }
  return found;
}

/** The declaration that a name refers to at a node of a file. */
export function declarationOf(name: string, at: Node, source: Source): Declared | undefined {
  for (let scope = parentOf(at); scope; scope = parentOf(scope)) {
    const found = declaredBy(scope, name, source);
    if (found) return found;
  }
  return undefined;
}

function declaredBy(scope: Node, name: string, source: Source): Declared | undefined {
  if (isFunction(scope)) return parameterOf(scope, name);
  if (scope.type !== "BlockStatement" && scope.type !== "Program") return undefined;
  for (const statement of scope.body) {
    const found =
      statement.type === "ImportDeclaration"
        ? importedAs(statement, name, source)
        : declaredIn(statement, name, source);
    if (found) return found;
  }
  return undefined;
}

function declaredIn(statement: Node, name: string, source: Source): Declared | undefined {
  if (statement.type === "ExportNamedDeclaration" && statement.declaration)
    return declaredIn(statement.declaration, name, source);
  if (statement.type === "FunctionDeclaration")
    return statement.id?.name === name ? { is: "value", node: statement, source } : undefined;
  if (statement.type !== "VariableDeclaration") return undefined;
  for (const { id, init } of statement.declarations) {
    const bound = init && bindingIn(id, name);
    if (bound) return { is: "value", node: init, source, ...bound };
  }
  return undefined;
}

/** How a pattern gives a name its value; `undefined`: it does not. */
interface Binding {
  /** The properties that lead to it. */
  path?: readonly string[];
  isRest?: boolean;
  initial?: Node;
}

function bindingIn(pattern: Node, name: string): Binding | undefined {
  switch (pattern.type) {
    case "Identifier":
      return pattern.name === name ? {} : undefined;
    case "AssignmentPattern": {
      const bound = bindingIn(pattern.left, name);
      return bound && { initial: pattern.right, ...bound };
    }
    case "RestElement":
      return bindingIn(pattern.argument, name) && { isRest: true };
    case "ObjectPattern":
      return pattern.properties
        .map((property) => propertyBinding(property, name))
        .find((bound) => bound !== undefined);
    default:
      return undefined;
  }
}

function propertyBinding(property: Node, name: string): Binding | undefined {
  if (property.type !== "Property" || property.key.type !== "Identifier") return undefined;
  const bound = bindingIn(property.value, name);
  return bound && { ...bound, path: [property.key.name, ...(bound.path ?? [])] };
}

function importedAs(
  { specifiers, source: from }: ESTree.ImportDeclaration,
  local: string,
  source: Source,
): Declared | undefined {
  const specifier = specifiers.find((one) => one.local.name === local);
  if (specifier?.type !== "ImportSpecifier") return undefined;
  const { imported } = specifier;
  const name = imported.type === "Literal" ? imported.value : imported.name;
  return exportedBy(pathOf(from.value, source.path), name);
}

function exportedBy(path: string, name: string): Declared | undefined {
  const source = readSource(path);
  for (const statement of source?.program.body ?? []) {
    if (source && statement.type === "ExportNamedDeclaration" && statement.source) {
      const again = statement.specifiers.find(
        ({ exported }) => exported.type !== "Literal" && exported.name === name,
      );
      if (again && again.local.type !== "Literal")
        return exportedBy(pathOf(statement.source.value, path), again.local.name);
    }
    const found = source && declaredIn(statement, name, source);
    if (found) return found;
  }
  return undefined;
}

/** The file of an import; a package has none. */
function pathOf(specifier: string, from: string): string {
  return specifier.startsWith(".") ? join(from, "..", specifier) : specifier.replace(/^#/, "");
}

function parameterOf(fn: Fn, name: string): Declared | undefined {
  for (const [index, pattern] of fn.params.entries()) {
    const bound = bindingIn(pattern, name);
    if (bound) return { is: "parameter", fn, index, ...bound };
  }
  return undefined;
}
