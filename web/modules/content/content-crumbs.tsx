import { useTranslations } from "use-intl";
import { Breadcrumbs, type Crumb } from "#web/ui/layout/breadcrumbs.tsx";

/** Breadcrumbs of a content page: home, its parents, itself. */
export function ContentCrumbs({ above, name }: { above?: Crumb[]; name: string }) {
  const home = useTranslations("shell")("home");
  const way = useTranslations("catalog")("way");
  return (
    <Breadcrumbs
      label={way}
      crumbs={[{ text: home, href: "/" }, ...(above ?? []), { text: name }]}
    />
  );
}
