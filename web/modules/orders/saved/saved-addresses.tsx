import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { OptionPills } from "#web/ui/forms/option-pills.tsx";
import { ANOTHER, type SavedChoice } from "./use-saved-address.ts";

/** All saved addresses, and "another address", above the form that they fill. */
export function SavedAddresses({ saved }: { saved: SavedChoice }) {
  const t = useTranslations("orders.checkout");
  const place = useRef<HTMLDivElement>(null);
  const { addresses, chosen, choose } = saved;
  const { isChanging } = saved;
  useEffect(() => {
    // The focused button is gone: move the focus here.
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
          ...addresses.map(({ id, name }) => ({ value: id, text: name })),
          { value: ANOTHER, text: t("another") },
        ]}
      />
    </div>
  );
}
