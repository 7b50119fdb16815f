import { localePath } from "#contract/kernel/locale.ts";
import { pictureUrl } from "#contract/media/image-url.ts";
import type { Picture } from "#contract/media/picture.ts";
import { translator } from "#web/i18n/translator.ts";
import { breadcrumbJsonLd } from "#web/shell/address/breadcrumb-json-ld.ts";
import type { RootData } from "#web/shell/address/root-data.ts";

export const SCHEMA = "https://schema.org";

/** Origin and locale prefix of the page's language: everything before a path. */
export function pageBase({ publicUrl, locale, defaultLocale }: RootData): string {
  return publicUrl + localePath("/", locale, defaultLocale).replace(/\/$/, "");
}

/** A picture's absolute URL, as search engines and previews need it. */
export function pictureAddress({ publicUrl }: RootData, picture: Picture): string {
  return publicUrl + pictureUrl(picture, { width: 1200, format: "jpeg" });
}

/** Breadcrumbs of a content page as structured data, home first. */
export function wayJsonLd(root: RootData, crumbs: { name: string; path: string }[]): object {
  const home = { name: translator(root.locale, "shell")("home"), path: "/" };
  return breadcrumbJsonLd([home, ...crumbs], pageBase(root));
}

/** The shop as publisher and author, as structured data. */
export function publisher({ publicUrl, shell }: RootData): object {
  return {
    "@type": "Organization",
    name: shell.settings.siteName,
    url: publicUrl,
    logo: { "@type": "ImageObject", url: `${publicUrl}/logo-mark.svg` },
  };
}
