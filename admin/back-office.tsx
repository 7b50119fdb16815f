import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type createBrowserRouter, RouterProvider } from "react-router";
import type { Locale } from "#contract/kernel/locale.ts";
import type { Messages } from "./i18n/message-shape.ts";
import { Texts } from "./i18n/texts.tsx";
import { screens } from "./screens.ts";
import { NoticeBar } from "./shell/actions/notice-bar.tsx";
import { Broken } from "./shell/frame/states.tsx";
import { MenuContext } from "./shell/menu.ts";
import { Themed } from "./shell/theme/themed.tsx";

/** A refusal is a final response: retrying would change nothing. */
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });

interface BackOfficeProps {
  locale: Locale;
  messages: Messages;
  /** Undefined if the server did not say who is signed in. */
  router: ReturnType<typeof createBrowserRouter> | undefined;
}

/** The whole back office: theme, texts, data, and the screens by their paths. */
export function BackOffice({ locale, messages, router }: BackOfficeProps) {
  return (
    <Themed>
      <Texts {...{ locale, messages }}>
        <QueryClientProvider client={queries}>
          <MenuContext value={screens}>
            {/* Navigation must not wait for rendering in progress. */}
            {router ? <RouterProvider router={router} useTransitions={false} /> : <Broken />}
            <NoticeBar />
          </MenuContext>
        </QueryClientProvider>
      </Texts>
    </Themed>
  );
}
