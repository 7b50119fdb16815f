import { SlidersHorizontal } from "@lucide/icons";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Sheet } from "#web/ui/surfaces/sheet.tsx";
import { AppliedFilters } from "../list/applied-filters.tsx";
import { useListPage } from "../list/list-context.ts";
import { FacetList } from "./facet-list.tsx";

/** The filters on phones: a button and a bottom sheet. */
export function FacetSheet() {
  const t = useTranslations("storefront.filters");
  const { list, query } = useListPage();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  // Only query parameters of facets count, not `?utm_source=…`.
  const chosen = list.facets.filter(({ code }) => code in query.facets).length;
  return (
    <div className="desktop:hidden">
      <Button
        kind="secondary"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="px-5!"
      >
        <Icon icon={SlidersHorizontal} size={18} />
        {t("open")}
        {chosen > 0 && (
          <span className="grid size-5.5 place-items-center rounded-pill bg-ink figures text-tiny text-plaster">
            {chosen}
          </span>
        )}
      </Button>
      <Sheet
        open={open}
        onClose={close}
        title={t("title")}
        closeLabel={t("close")}
        footer={
          <Button wide onClick={close}>
            {t("show", { count: list.total })}
          </Button>
        }
      >
        <AppliedFilters />
        <FacetList />
      </Sheet>
    </div>
  );
}
