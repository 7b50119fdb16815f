import { data } from "react-router";
import type { PageContext } from "#contract/page-context.ts";
import { redirectAway, redirectTo } from "./redirect-to.ts";

/**
 * Ends a loader whose page does not exist: follows the redirect that staff set for the path, or
 * responds with 404. Usage: `throw await notFound(context.get(pageContext))`.
 */
export async function notFound(page: PageContext) {
  const target = await page.queries.redirect(page.path);
  if (!target) return data(null, { status: 404, statusText: "Page Not Found" });
  if (target.external) return redirectAway(target.to, target.status);
  return redirectTo(target.to, page, target.status);
}
