import { ListPlus } from "@lucide/icons";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import type { ListGoods } from "./add-goods.ts";
import { ListDialog } from "./list-dialog.tsx";

export interface ListPressProps {
  goods: ListGoods;
  /** On a card only an icon, with the product's name as its label; of a cart all of it. */
  look?: "button" | "icon" | "cart";
  name?: string;
  className?: string;
}

/** Opens the choice of a list. */
export function ListPress({ goods, look = "button", name = "", className }: ListPressProps) {
  const t = useTranslations("projectLists.add");
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {look === "icon" ? (
        <IconButton
          icon={ListPlus}
          label={t("named", { name: `\u2068${name}\u2069` })}
          onClick={open}
          className={className}
        />
      ) : (
        <Button kind="quiet" size="small" onClick={open} className={className}>
          <Icon icon={ListPlus} size={18} />
          {t(look === "cart" ? "cart" : "press")}
        </Button>
      )}
      <ListDialog goods={goods} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
