import { PackageOpen, RotateCcw, ShieldCheck, Wrench } from "@lucide/icons";
import { useTranslations } from "use-intl";
import type { Variant } from "#contract/catalog/product.ts";
import { useRootData } from "#web/shell/address/root-data.ts";
import { Icon, type LucideIconData } from "#web/ui/display/icon.tsx";

const WARRANTY = "warranty_m";

/**
 * Legal rights and shop promises in four sentences; the warranty is the product's own if it has
 * one.
 */
export function ServiceFacts({ variant }: { variant: Variant }) {
  const t = useTranslations("catalog.about");
  const returns = useRootData()?.shell.settings.returns;
  if (!returns) return null;
  const own = variant.facts.find(({ code }) => code === WARRANTY)?.value;
  const period = own ?? t("months", { months: returns.warrantyMonths });
  const facts: { icon: LucideIconData; title: string; text: string }[] = [
    { icon: PackageOpen, title: t("inspectTitle"), text: t("inspectText") },
    { icon: RotateCcw, title: t("returnTitle", { days: returns.days }), text: t("returnText") },
    {
      icon: ShieldCheck,
      title: t("defectTitle", { days: returns.faultDays }),
      text: t("defectText"),
    },
    { icon: Wrench, title: t("warrantyTitle", { period }), text: t("warrantyText") },
  ];
  return (
    <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
      {facts.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon icon={icon} size={26} className="mb-3 text-brass" />
          <h3 className="mb-1 text-[1.0625rem]">{title}</h3>
          <p className="text-[0.9375rem] text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
