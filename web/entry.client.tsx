import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { isLocale } from "#contract/kernel/locale.ts";
import { setApiLocale } from "./api/client.ts";
import { loadFirstMessages } from "./i18n/load-messages.ts";
import { importFirst, watchChunkErrors } from "./shell/chunk-reload.ts";
import { loadAfterFirstView } from "./shell/first-view.ts";
import { nextTask } from "./shell/next-task.ts";
import { disarmMarkup } from "./shell/trusted-types.ts";

const { lang } = document.documentElement;
const locale = isLocale(lang) ? lang : "ar";

disarmMarkup();
const canWatch = watchChunkErrors();
setApiLocale(locale);
await loadFirstMessages(locale, window.location.pathname);
// The first formatter of each kind loads the browser's language data, which takes as long as
// rendering a part of the page.
await nextTask();
Intl.NumberFormat(locale);
await nextTask();
void new Intl.PluralRules(locale);
await nextTask();

const { pathname } = window.location;
void loadAfterFirstView(async () =>
  (await import("./shell/page-speed.ts")).reportPageSpeed(locale, pathname),
);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={canWatch ? [] : [importFirst]} />
    </StrictMode>,
  );
});
