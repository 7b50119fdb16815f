import type { Problem, Tree, TreeFile } from "./read-tree.ts";
import {
  boxes,
  doors,
  modules,
  opensAllDoors,
  ordered,
  testsMayAlsoImport,
  tiers,
} from "./rules.ts";

/** An import into a tier that the file's tier may not import. */
export function tierProblems(tree: Tree): Problem[] {
  return eachImport(tree, (file, target) => {
    const from = tierOf(file.path);
    const to = tierOf(target);
    if (target.startsWith("npm:") || mayImport(file, from, to)) return undefined;
    return `${from} may not import ${to}: ${target}`;
  });
}

/** A package that is not on the tier's list of allowed packages. */
export function packageProblems(tree: Tree): Problem[] {
  return eachImport(tree, (file, target) => {
    const tier = tierOf(file.path);
    const allowed = tiers[tier]?.packages;
    if (!target.startsWith("npm:") || !allowed || file.isTest) return undefined;
    const name = target.slice("npm:".length);
    return allowed.includes(name) ? undefined : `${tier} may not use the package ${name}`;
  });
}

/** An import of a module or box from outside by anything but its `index.ts`. */
export function doorProblems(tree: Tree): Problem[] {
  return eachImport(tree, (file, target) => {
    const box = boxes.find((prefix) => target.startsWith(prefix));
    const room = box ?? roomOf(target);
    if (!room || file.path.startsWith(room)) return undefined;
    if (!box && opensAllDoors.test(file.path)) return undefined;
    return target === `${room}index.ts`
      ? undefined
      : `enter ${room} by its index.ts, not ${target}`;
  });
}

export function moduleOrderProblems(tree: Tree): Problem[] {
  return eachImport(tree, (file, target) => {
    const root = ordered.find((prefix) => file.path.startsWith(prefix));
    if (!root || !target.startsWith(root) || file.isTest) return undefined;
    // The kernel is below every module: its own tier rule covers it.
    if (tierOf(file.path) === "contract/kernel" || tierOf(target) === "contract/kernel")
      return undefined;
    const from = placeOf(file.path.slice(root.length));
    const to = placeOf(target.slice(root.length));
    if (to.place <= from.place) return undefined;
    return `${from.name} stands below ${to.name}: turn the import of ${target} round`;
  });
}

/** The position of a path in an ordered folder; what is not a module is above them all. */
function placeOf(path: string): { name: string; place: number } {
  const [name = ""] = path.split("/");
  const place = modules.indexOf(name);
  return { name, place: place < 0 ? modules.length : place };
}

/** The module of a file under server/modules. */
export function serverModuleOf(path: string): string | undefined {
  return /^server\/modules\/([^/]+)\//.exec(path)?.[1];
}

function eachImport(
  tree: Tree,
  messageFor: (file: TreeFile, target: string) => string | undefined,
): Problem[] {
  return tree.flatMap((file) =>
    file.imports.flatMap((target) => {
      const message = messageFor(file, target);
      return message ? [{ file: file.path, message }] : [];
    }),
  );
}

function tierOf(path: string): string {
  return Object.entries(tiers).find(([, tier]) => path.startsWith(tier.at))?.[0] ?? "root";
}

function mayImport(file: TreeFile, from: string, to: string): boolean {
  const allowed = tiers[from]?.mayImport;
  if (!allowed || allowed.includes(to)) return true;
  return file.isTest && (testsMayAlsoImport[from] ?? []).includes(to);
}

/** `server/modules/cart/` for any path inside it. */
function roomOf(path: string): string | undefined {
  const door = doors.find((prefix) => path.startsWith(prefix));
  const name = door && path.slice(door.length).split("/")[0];
  return name ? `${door}${name}/` : undefined;
}
