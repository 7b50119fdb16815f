import type { ModulePlugin } from "#server/platform/module.ts";

export { ensureGuest, guestOf } from "./guest.ts";

export const accountsModule: ModulePlugin = (app, { secureCookies }) => {
  app.decorate("secureCookies", secureCookies);
};
