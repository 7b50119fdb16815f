import { fileURLToPath } from "node:url";
import compile from "icu-minify/compile";
import type { Plugin } from "vite";

const MESSAGE_FILE =
  /\/(?:web|admin)\/i18n\/messages\/(?:ar|en)\/(?:[\w-]+\/)?(?!index)[\w-]+\.ts$/;

/** Every text in a message tree, parsed as ICU. */
function compileTexts(tree: unknown): unknown {
  if (typeof tree === "string") return compile(tree);
  return Object.fromEntries(
    Object.entries(tree as object).map(([key, value]) => [key, compileTexts(value)]),
  );
}

/**
 * Parses ICU messages at build time, so that no browser downloads the ICU parser: message files
 * become what `icu-minify` formats, and use-intl gets the formatter that understands it.
 */
export function precompileMessages(): Plugin {
  const formatCompiled = fileURLToPath(new URL("./format-message.ts", import.meta.url)).replaceAll(
    "\\",
    "/",
  );
  return {
    name: "precompile-messages",
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: formatCompiled }] },
      ssr: { noExternal: ["use-intl"] },
    }),
    transform: {
      filter: { id: MESSAGE_FILE },
      async handler(code) {
        const source = `data:text/javascript,${encodeURIComponent(code)}`;
        const file = (await import(/* @vite-ignore */ source)) as Record<string, unknown>;
        const lines = Object.entries(file).map(
          ([name, tree]) => `export const ${name} = ${JSON.stringify(compileTexts(tree))};`,
        );
        return { code: lines.join("\n"), map: null };
      },
    },
  };
}
