import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Scale } from "@lucide/icons";
import { useTranslations } from "use-intl";
import { useCompare } from "./use-compare.ts";

/** On a card's picture: takes the product into the comparison of this tab, or out of it. */
export function CompareButton({ product }: { product: { id: number; name: string } }) {
  const t = useTranslations("catalog.compare");
  const { id, name } = product;
  const [isCompared, press] = useCompare(String(id), name);
  return (
    <IconButton
      icon={Scale}
      label={t("named", { name })}
      aria-pressed={isCompared}
      floating
      onClick={press}
      className={isCompared ? "bg-ink! text-plaster!" : undefined}
    />
  );
}
