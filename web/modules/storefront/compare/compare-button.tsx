import { Scale } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { useCompare } from "./use-compare.ts";

/** On a card: adds the item to this tab's comparison, or removes it. */
export function CompareButton({ item, name }: { item: string; name: string }) {
  const t = useTranslations("catalog.compare");
  const [isCompared, press] = useCompare(item, name);
  return (
    <IconButton
      icon={Scale}
      label={t("named", { name })}
      aria-pressed={isCompared}
      onClick={press}
      className={classNames(
        "card-compare pointer-events-auto ms-auto -me-1.5 transition-opacity",
        isCompared
          ? "bg-ink! text-plaster!"
          : "hover-able:opacity-0 hover-able:group-focus-within/card:opacity-100 hover-able:group-hover/card:opacity-100",
      )}
    />
  );
}
