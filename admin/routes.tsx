import { Suspense } from "react";
import type { RouteObject } from "react-router";
import { screenRoutes } from "./screen-routes.tsx";
import { AccountScreen, InvitationScreen, StartScreen } from "./screens.ts";
import { Broken, Loading, NotFound } from "./shell/frame/states.tsx";
import { SignInScreen } from "./sign-in/sign-in-screen.tsx";
import { waitingWork } from "./waiting-work.ts";
import { Workplace } from "./workplace.tsx";

const invitation = (
  <Suspense fallback={<Loading />}>
    <InvitationScreen />
  </Suspense>
);

/** All pages of the back office. A screen that fails leaves the frame in place. */
export const routes: RouteObject[] = [
  {
    errorElement: <Broken />,
    children: [
      { path: "login", element: <SignInScreen /> },
      { path: "invitation", element: invitation },
      {
        element: <Workplace />,
        children: [
          {
            errorElement: <Broken />,
            children: [
              { index: true, element: <StartScreen waiting={waitingWork} /> },
              { path: "account", element: <AccountScreen /> },
              ...screenRoutes,
              { path: "*", element: <NotFound /> },
            ],
          },
        ],
      },
    ],
  },
];
