export { redirectsModule } from "./routes.ts";

export { findRedirect } from "./find-redirect.ts";
export { saveRedirect, type NewRedirect } from "./save-redirect.ts";
