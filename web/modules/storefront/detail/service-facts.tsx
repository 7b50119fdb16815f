import { Icon, type LucideIconData } from "#web/ui/display/icon.tsx";
import { PackageOpen, RotateCcw, ShieldCheck, Wrench } from "@lucide/icons";
import { useTranslations } from "use-intl";

/** What the law and the shop promise, in four sentences. */
export function ServiceFacts() {
  const t = useTranslations("catalog.about");
  const facts: { icon: LucideIconData; title: string; text: string }[] = [
    { icon: PackageOpen, title: t("inspectTitle"), text: t("inspectText") },
    { icon: RotateCcw, title: t("returnTitle"), text: t("returnText") },
    { icon: ShieldCheck, title: t("defectTitle"), text: t("defectText") },
    { icon: Wrench, title: t("warrantyTitle"), text: t("warrantyText") },
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
