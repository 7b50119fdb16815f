import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { precompileMessages } from "./web/i18n/precompile-messages.ts";
import { guardRouteReload } from "./web/shell/build/guard-route-reload.ts";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), precompileMessages(), guardRouteReload()],
  build: { target: "es2022", cssMinify: "lightningcss" },
});
