import { join } from "node:path";
import { defineConfig } from "vite";
import { CSP_NONCE } from "./server/platform/pages/content-policy.ts";
import { precompileMessages } from "./web/i18n/precompile-messages.ts";

/** The back office is a build of its own: nothing of it is in a file that the shop loads. */
export default defineConfig({
  root: join(import.meta.dirname, "admin"),
  base: "/admin/",
  plugins: [precompileMessages()],
  publicDir: false,
  html: { cspNonce: CSP_NONCE },
  build: {
    outDir: join(import.meta.dirname, "build", "admin"),
    emptyOutDir: true,
    target: "es2022",
    cssMinify: "lightningcss",
    assetsInlineLimit: 0,
    manifest: true,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      // "use client" is for servers that render; there is none here.
      onLog: (level, log, report) => {
        if (log.code !== "MODULE_LEVEL_DIRECTIVE") report(level, log);
      },
    },
  },
});
