export { menusModule } from "./routes.ts";

export { listBlocks, listMenuItems } from "./menu-queries.ts";
export { saveBlock } from "./save-block.ts";
export { type MenuEntry, saveMenu } from "./save-menu.ts";
