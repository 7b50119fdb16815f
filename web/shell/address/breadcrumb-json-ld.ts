import { asciiAddress } from "#contract/kernel/slug.ts";

/** Breadcrumbs as structured data. `base`: origin and locale prefix, everything before a path. */
export function breadcrumbJsonLd(crumbs: { name: string; path: string }[], base: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: asciiAddress(`${base}${path}`),
    })),
  };
}
