import { localePath } from "#contract/kernel/locale.ts";
import type { PageContext } from "#contract/page-context.ts";
import { data, redirect, redirectDocument } from "react-router";

/**
 * Ends a loader whose page does not exist: follows the redirect that staff set for the path, or
 * responds with 404. Usage: `throw await notFound(context.get(pageContext))`.
 */
export async function notFound(page: PageContext) {
  const target = await page.queries.redirect(page.path);
  if (!target) return data(null, { status: 404, statusText: "Page Not Found" });
  if (target.external) return redirectDocument(target.to, target.status);
  return redirect(localePath(target.to, page.locale, page.defaultLocale), target.status);
}
