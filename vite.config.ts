import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { precompileMessages } from "./web/i18n/precompile-messages.ts";
import { guardRouteReload } from "./web/shell/build/guard-route-reload.ts";

const FRAMEWORK =
  /node_modules\/(?:react|react-dom|scheduler|react-router|@remix-run|use-intl|icu-minify|@formatjs|zustand)\//;

/**
 * Few files with much in them compress better than many small ones: the framework, the schema library
 * (forms only), what most pages use, the rest.
 */
const codeSplitting = {
  groups: [
    { name: "framework", test: FRAMEWORK, priority: 2 },
    { name: "schemas", test: /node_modules\/zod\//, priority: 2 },
    { name: "shop", minShareCount: 6, priority: 1 },
    { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3000 },
  ],
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), precompileMessages(), guardRouteReload()],
  publicDir: "web/public",
  build: { target: "es2022", cssMinify: "lightningcss" },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
  },
});
