export { menusModule } from "./routes.ts";

export { openBlock } from "./staff/block-preview.ts";
export { listBlocks, listBlocksInWriting, listMenuItems } from "./menu-queries.ts";
export { saveBlock } from "./save-block.ts";
export { type MenuEntry, saveMenu } from "./save-menu.ts";
