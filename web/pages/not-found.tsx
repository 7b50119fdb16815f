import { pageContext } from "#web/page-context.ts";
import { notFound } from "#web/shell/not-found.ts";
import type { Route } from "./+types/not-found";

export async function loader({ context }: Route.LoaderArgs) {
  throw await notFound(context.get(pageContext));
}

export default function NotFound() {
  return null;
}
