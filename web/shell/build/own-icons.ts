import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const OWN = fileURLToPath(new URL("../../ui/display/draw-icon.ts", import.meta.url));

/** An icon of lucide as it is written today: its drawing, given to the one function that makes components. */
const DRAWING =
  /const __iconData = \{[^]*?\bsize: 24,[^]*?\bnode: \[[^]*createLucideIcon\(__iconData\)/;

/**
 * Draws lucide's icons with the shop's own `draw-icon.ts`, on the server and in the browser alike. Stops the
 * build when lucide no longer makes its icons that way.
 */
export function ownIcons(): Plugin {
  let isReplaced = false;
  return {
    name: "own-icons",
    apply: "build",
    config: () => ({ ssr: { noExternal: ["lucide-react"] } }),
    load: {
      filter: { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler() {
        isReplaced = true;
        return `export { drawIcon as default } from ${JSON.stringify(OWN)};`;
      },
    },
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/(?!index\.)[\w-]+\.mjs$/ },
      handler(code, id) {
        if (DRAWING.test(code) || !code.includes("createLucideIcon")) return undefined;
        return this.error(`lucide writes ${id} differently: look at own-icons.ts again`);
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced)
        this.error("lucide no longer has createLucideIcon.mjs: own-icons.ts");
    },
  };
}
