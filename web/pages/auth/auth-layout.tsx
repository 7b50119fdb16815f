import { Outlet } from "react-router";
import { AuthLayout } from "#web/modules/customers/auth/frame/auth-layout.tsx";
import { pageContext } from "#web/page-context.ts";
import type { Route } from "./+types/auth-layout";

/** The room beside the form is taken from the home page. */
export async function loader({ context }: Route.LoaderArgs) {
  const blocks = await context.get(pageContext).queries.blocks();
  const rooms = blocks.filter(({ picture }) => picture !== null);
  const room = rooms.find(({ kind }) => kind === "room") ?? rooms[0];
  return { picture: room?.picture ?? null };
}

export const shouldRevalidate = () => false;

export default function Auth({ loaderData: { picture } }: Route.ComponentProps) {
  return (
    <AuthLayout picture={picture}>
      <Outlet />
    </AuthLayout>
  );
}
