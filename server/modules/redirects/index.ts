export { redirectsModule } from "./routes.ts";

export { findRedirect } from "./find-redirect.ts";
export { saveRedirect } from "./save-redirect.ts";
export { redirectSheet } from "./sheet/redirect-sheet.ts";
