// oxlint-disable-next-line no-restricted-imports -- the one place that writes the header
import { redirect, redirectDocument } from "react-router";
import { localePath } from "#contract/kernel/locale.ts";
import { asciiAddress } from "#contract/kernel/slug.ts";
import type { PageContext } from "#contract/page-context.ts";

type Language = Pick<PageContext, "locale" | "defaultLocale">;

/** Redirects to a page of the shop in the page's language: slugs and search words may be Arabic. */
export function redirectTo(path: string, { locale, defaultLocale }: Language, status: number) {
  return redirect(asciiAddress(localePath(path, locale, defaultLocale)), status);
}

/** Redirects to another site with a full page load. */
export function redirectAway(address: string, status: number) {
  return redirectDocument(asciiAddress(address), status);
}
