import type { Problem, Tree, TreeFile } from "../architecture/read-tree.ts";

/**
 * Package entries that the build replaces with another published entry of the same package, or with
 * a file of ours that forwards to it.
 */
const packageAliases = new Set(["use-intl/format-message"]);

/** Hooks through which a build plugin can change code, including that of packages. */
const hooks =
  /\b(transform|load|resolveId|renderChunk|renderDynamicImport|generateBundle|writeBundle|onLoad)\s*[:(]/g;
const ownFilter =
  /^[:{\s]*filter:\s*\{\s*id:\s*(?:\/\\\/(?:web|admin|contract)\\\/|([A-Z][A-Z_]*))/;
const alias = /\bfind:\s*(?:\/\^?((?:\\.|[^\\/])+?)\$?\/|"([^"]*)")|\balias:\s*\{/g;
const writesFile = /\b(?:writeFile|appendFile|copyFile|cp|rename|createWriteStream)(?:Sync)?\s*\(/;
/** A package's folder; `.bin` and `.cache` are not packages. */
const packageFolder = /node_modules(?:\\?\/)(?!\.)/;
const lifecycle = /"(?:pre|post)?install"\s*:|"prepare"\s*:|"patchedDependencies"|"patch-package"/;

/**
 * Packages are used as published: nothing changes their code at installation, at build or
 * afterwards.
 */
export function patchedPackageProblems(tree: Tree): Problem[] {
  return tree
    .filter(({ isTest }) => !isTest)
    .flatMap((file) => findings(file).map((message) => ({ file: file.path, message })));
}

function findings(file: TreeFile): string[] {
  const { path, text, code } = file;
  if (path === "package.json") {
    const [found] = lifecycle.exec(text) ?? [];
    return found ? [`${found} could change packages`] : [];
  }
  const isWriter = writesFile.test(code) && packageFolder.test(text);
  return [
    ...(isBuildFile(file) ? [...hookFindings(file), ...aliasFindings(file)] : []),
    ...(isWriter ? ["writes files and names a package's folder"] : []),
  ];
}

function isBuildFile({ path, imports }: TreeFile): boolean {
  return /^[^/]+\.config\.ts$/.test(path) || imports.includes("npm:vite");
}

/** Each hook must have a filter that only matches the shop's own files. */
function hookFindings({ text, code }: TreeFile): string[] {
  return [...code.matchAll(hooks)]
    .filter(({ index, 1: hook = "" }) => {
      const [found, name] = ownFilter.exec(text.slice(index + hook.length)) ?? [];
      if (!found) return true;
      return (
        name !== undefined &&
        !new RegExp(`const ${name} =\\s+/\\\\/(?:\\(\\?:)?(?:web|admin|contract)`).test(text)
      );
    })
    .map(([, hook]) => `${hook} may see the code of packages: filter it to the shop's own files`);
}

function aliasFindings({ text }: TreeFile): string[] {
  return [...text.matchAll(alias)]
    .map(([all, pattern = "", name = pattern]) => name.replaceAll("\\/", "/") || all)
    .filter((name) => !packageAliases.has(name))
    .map((name) => `${name} is replaced by something else`);
}
