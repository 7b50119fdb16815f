import { OptionPills } from "#web/ui/forms/option-pills.tsx";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { ANOTHER, type SavedChoice } from "./use-saved-address.ts";

/** Every saved address, and another one, above the form that they fill. */
export function SavedAddresses({ saved }: { saved: SavedChoice }) {
  const t = useTranslations("orders.checkout");
  const place = useRef<HTMLDivElement>(null);
  const { addresses, chosen, choose } = saved;
  const { isChanging } = saved;
  useEffect(() => {
    // The button that had the focus is gone: reading goes on here.
    if (isChanging) place.current?.focus();
  }, [isChanging]);
  if (addresses.length === 0) return null;
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <OptionPills
        className="mb-8"
        legend={t("saved")}
        name="saved-address"
        value={chosen}
        onValue={choose}
        options={[
          ...addresses.map(({ id, label, city }) => ({ value: String(id), text: label || city })),
          { value: ANOTHER, text: t("another") },
        ]}
      />
    </div>
  );
}
