import { Menu } from "@lucide/icons";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { Icon } from "#web/ui/display/icon.tsx";

const MenuSheet = lazy(async () => ({ default: (await import("./menu-sheet.tsx")).MenuSheet }));

/**
 * Opens the menu on small screens; without script it links to the same menu at the bottom of the
 * page.
 */
export function MenuButton() {
  const t = useTranslations("shell");
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <a
        href="#departments"
        aria-label={t("menu")}
        aria-haspopup="dialog"
        className="inline-grid size-12 shrink-0 place-items-center rounded-pill border border-hairline bg-paper desktop:hidden"
        onPointerEnter={() => setWanted(true)}
        onClick={(event) => {
          event.preventDefault();
          setWanted(true);
          setOpen(true);
        }}
      >
        <Icon icon={Menu} size={22} />
      </a>
      {wanted && (
        <Suspense>
          <MenuSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
