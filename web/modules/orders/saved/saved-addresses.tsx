import type { SavedAddress } from "#contract/customers/account-endpoints.ts";
import type { DeliveryTerms } from "#contract/pricing/delivery.ts";
import { accountCall } from "#web/api/account-calls.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { chooseGovernorate } from "#web/modules/pricing/index.ts";
import { pathsOf } from "#web/shell/forms/form-values.ts";
import { useShell } from "#web/shell/store.ts";
import { OptionPills } from "#web/ui/forms/option-pills.tsx";
import { useState } from "react";
import { get, useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { type CheckoutValues, EMPTY_VALUES } from "../checkout/checkout-values.ts";
import { isUntouched, knownContact, savedValues } from "./saved-values.ts";

const ANOTHER = "another";

/** For whoever is signed in: contact and address are there already, and another one is one press away. */
export function SavedAddresses({ terms }: { terms: DeliveryTerms[] }) {
  const isSignedIn = useShell(({ isAuthenticated }) => isAuthenticated);
  return isSignedIn && <AddressChoice terms={terms} />;
}

function AddressChoice({ terms }: { terms: DeliveryTerms[] }) {
  const t = useTranslations("orders.checkout");
  const [chosen, setChosen] = useState("");
  const { fill, isFree, known } = useFill(terms);
  const choose = (address: SavedAddress | undefined) => {
    setChosen(address ? String(address.id) : ANOTHER);
    fill(address ? savedValues(address) : known());
  };
  const { answer } = useAnswer("saved addresses", async () => {
    const { items } = await accountCall("listAddresses");
    if (isFree()) choose(items[0]);
    return items;
  });
  const addresses = answer.state === "ready" ? answer.value : [];
  if (addresses.length === 0) return null;
  return (
    <OptionPills
      className="mb-8"
      legend={t("saved")}
      name="saved-address"
      value={chosen}
      onValue={(id) => choose(addresses.find((address) => String(address.id) === id))}
      options={[
        ...addresses.map(({ id, label, city }) => ({ value: String(id), text: label || city })),
        { value: ANOTHER, text: t("another") },
      ]}
    />
  );
}

/** Fills the form of checkout in one go. */
function useFill(terms: DeliveryTerms[]) {
  const { getValues, setValue, clearErrors } = useFormContext<CheckoutValues>();
  const { contact, address } = EMPTY_VALUES;
  const paths = pathsOf({ contact, address }) as Parameters<typeof setValue>[0][];
  return {
    isFree: () => isUntouched(getValues()),
    known: () => knownContact(useShell.getState().userInfo ?? {}),
    fill: (values: CheckoutValues) => {
      const { governorate } = values.address;
      for (const path of paths) {
        // Where nothing is known, what was chosen on another page stays.
        if (path !== "address.governorate" || governorate)
          setValue(path, String(get(values, path)));
      }
      clearErrors();
      if (governorate) chooseGovernorate(governorate, terms);
    },
  };
}
