import type { RouteObject } from "react-router";
import { screens } from "./screens.ts";
import { Guarded } from "./shell/frame/guarded.tsx";

/** The routes of all screens, each behind its permission. */
export const screenRoutes: RouteObject[] = screens.flatMap(
  ({ name, permission, toCreate = permission, list, show, create }) => [
    { path: name, element: <Guarded permission={permission} screen={list} /> },
    ...(show
      ? [{ path: `${name}/:id/show`, element: <Guarded permission={permission} screen={show} /> }]
      : []),
    ...(create
      ? [{ path: `${name}/create`, element: <Guarded permission={toCreate} screen={create} /> }]
      : []),
  ],
);
