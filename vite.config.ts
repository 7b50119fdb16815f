import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { precompileMessages } from "./web/i18n/precompile-messages.ts";
import { browserSiteMap } from "./web/shell/build/browser-site-map.ts";
import { chunkFileNames, codeSplitting } from "./web/shell/build/chunks.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), precompileMessages(), browserSiteMap()],
  publicDir: "web/public",
  build: { target: "es2022", cssMinify: "lightningcss" },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting, chunkFileNames } } } },
    // The package is one module per icon, and the server would load all 1,850 of them.
    ssr: { resolve: { noExternal: ["@lucide/icons"] } },
  },
});
