import { localePath } from "#contract/kernel/locale.ts";
import type { RootData } from "#web/shell/address/root-data.ts";

/** The shop as structured data. */
export function organisation({ publicUrl, shell }: RootData): object {
  const { siteName, hotline, email, address } = shell.settings;
  return {
    "@context": "https://schema.org",
    "@type": "OnlineStore",
    name: siteName,
    url: publicUrl,
    logo: `${publicUrl}/logo-mark.svg`,
    // Values not set are left out, rather than given as empty.
    ...(email && { email }),
    ...(hotline && { telephone: hotline }),
    address: {
      "@type": "PostalAddress",
      addressCountry: "EG",
      ...(address && { streetAddress: address }),
    },
    areaServed: "EG",
  };
}

/** The site and its search as structured data. */
export function website({ publicUrl, locale, defaultLocale, shell }: RootData): object {
  const page = (path: string) => publicUrl + localePath(path, locale, defaultLocale);
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: shell.settings.siteName,
    url: page("/"),
    inLanguage: locale,
    potentialAction: {
      "@type": "SearchAction",
      target: `${page("/SearchProducts/")}{term}`,
      "query-input": "required name=term",
    },
  };
}
