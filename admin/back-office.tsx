import { QueryClient } from "@tanstack/react-query";
import { CoreAdminContext, CoreAdminUI, CustomRoutes, memoryStore, Resource } from "ra-core";
import { createBrowserRouter, Route, RouterProvider } from "react-router-dom";
import type { Locale } from "#contract/kernel/locale.ts";
import { AccountScreen, InvitationScreen, screens, StartScreen } from "./screens.ts";
import { createI18nProvider } from "./i18n/i18n-provider.ts";
import { Texts } from "./i18n/texts.tsx";
import type { Messages } from "./i18n/message-shape.ts";
import { NoticeBar } from "./shell/actions/notice-bar.tsx";
import { createAuthProvider } from "./shell/data/auth-provider.ts";
import { Guarded } from "./shell/frame/guarded.tsx";
import { AccessDenied, Broken, Loading, NotFound } from "./shell/frame/states.tsx";
import { MenuContext } from "./shell/menu.ts";
import { Themed } from "./shell/theme/themed.tsx";
import { SignInScreen } from "./sign-in/sign-in-screen.tsx";
import { Workplace } from "./workplace.tsx";

/** A refusal is a final response: retrying would change nothing. */
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const authProvider = createAuthProvider(
  Object.fromEntries(screens.map(({ name, permission }) => [name, permission])),
);
// Searches contain names and phones, which must not be stored in the browser.
const store = memoryStore();

interface BackOfficeProps {
  locale: Locale;
  messages: Messages;
  /** The server has said who is signed in. */
  isAnswered: boolean;
}

/** The whole back office: authentication, data, messages, and the screens in their frame. */
export function BackOffice({ locale, messages, isAnswered }: BackOfficeProps) {
  const i18nProvider = createI18nProvider(locale, messages);
  const office = (
    <CoreAdminUI
      layout={Workplace}
      dashboard={StartScreen}
      loginPage={SignInScreen}
      loading={Loading}
      catchAll={NotFound}
      accessDenied={AccessDenied}
      error={Broken}
      title={messages.shell.title}
      requireAuth
      disableTelemetry
    >
      {screens.map(({ name, permission, toCreate = permission, list, show, create }) => (
        <Resource
          key={name}
          name={name}
          list={<Guarded permission={permission} screen={list} />}
          show={show && <Guarded permission={permission} screen={show} />}
          create={create && <Guarded permission={toCreate} screen={create} />}
        />
      ))}
      <CustomRoutes>
        <Route path="/account" element={<AccountScreen />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/invitation" element={<InvitationScreen />} />
      </CustomRoutes>
    </CoreAdminUI>
  );
  const element = (
    <CoreAdminContext {...{ authProvider, i18nProvider, queryClient, store }} basename="">
      {isAnswered ? office : <Broken />}
      <NoticeBar />
    </CoreAdminContext>
  );
  const router = createBrowserRouter([{ path: "*", element }], { basename: "/admin" });
  return (
    <Themed>
      <Texts {...{ locale, messages }}>
        <MenuContext value={screens}>
          {/* Navigation must not wait for rendering in progress. */}
          <RouterProvider router={router} useTransitions={false} />
        </MenuContext>
      </Texts>
    </Themed>
  );
}
