import type { ModulePlugin } from "#server/platform/module.ts";
import { serveMenus } from "./routes.ts";

export const menusModule: ModulePlugin = (app, platform) => {
  serveMenus(app, platform);
};

export { listBlocks, listMenuItems } from "./menu-queries.ts";
export { saveBlock } from "./save-block.ts";
export { type MenuEntry, saveMenu } from "./save-menu.ts";
