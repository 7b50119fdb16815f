import { useTranslations } from "use-intl";
import { comparePath } from "#contract/catalog/compared.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { useCompareList } from "./compare-list.ts";

/** Link to the comparison, once there is something in it. */
export function CompareLink() {
  const t = useTranslations("catalog.compare");
  const items = useCompareList();
  if (items.length === 0) return null;
  return (
    <Link
      href={comparePath(items)}
      tone="action"
      className="inline-flex min-h-9 items-center touch:min-h-target"
    >
      {t("link", { count: String(items.length) })}
    </Link>
  );
}
