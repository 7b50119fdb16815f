import { useState } from "react";
import { get, type UseFormReturn } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { DeliveryTerms } from "#contract/pricing/delivery.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { chooseGovernorate } from "#web/modules/pricing/index.ts";
import { pathsOf } from "#web/shell/forms/form-values.ts";
import { useShell } from "#web/shell/store.ts";
import { type CheckoutValues, EMPTY_VALUES } from "../checkout/checkout-values.ts";
import { isSamePlace, knownContact, savedValues, withKnown } from "./saved-values.ts";

type Form = UseFormReturn<CheckoutValues>;

/** Chosen instead of a saved address. */
export const ANOTHER = "another";

export interface SavedChoice {
  addresses: SavedPlace[];
  /** The session or the saved addresses are not known yet: an empty form would be filled later. */
  isWaiting: boolean;
  /** Id of the address, or `ANOTHER`; empty if nothing was chosen. */
  chosen: string;
  choose: (id: string) => void;
  /** The form is filled from a saved address that is not being edited: it is shown as a card. */
  isShort: boolean;
  isChanging: boolean;
  /** It was just chosen from the list, which is gone and had the focus. */
  isJustChosen: boolean;
  change: () => void;
}

/**
 * For signed-in customers: contact and address are pre-filled, with a choice of another address.
 */
export function useSavedAddress(form: Form, terms: DeliveryTerms[]): SavedChoice {
  const t = useTranslations("orders.checkout");
  const isSignedIn = useShell(({ isAuthenticated }) => isAuthenticated);
  const [chosen, setChosen] = useState("");
  const [isChanging, setChanging] = useState(false);
  const [isJustChosen, setJustChosen] = useState(false);
  const { answer } = useAnswer(`saved addresses ${isSignedIn}`, async () => {
    if (!isSignedIn) return [];
    const places = await savedPlaces(t("latestPlace"));
    const [first] = places;
    const typed = form.getValues();
    const filled = withKnown(typed, first?.values ?? accountContact());
    fillForm(form, terms, filled);
    setChosen(places.find(({ values }) => isSamePlace(values, filled))?.id ?? "");
    return places;
  });
  const addresses = answer.state === "ready" ? answer.value : [];
  const { errors } = form.formState;
  const isMistaken = errors.contact !== undefined || errors.address !== undefined;
  return {
    addresses,
    isWaiting: isSignedIn && answer.state === "loading",
    chosen,
    choose: (id) => {
      setChanging(false);
      setJustChosen(true);
      const place = addresses.find((address) => address.id === id);
      setChosen(place?.id ?? ANOTHER);
      fillForm(form, terms, place?.values ?? accountContact());
    },
    isShort: chosen !== "" && chosen !== ANOTHER && !isChanging && !isMistaken,
    isChanging,
    isJustChosen,
    change: () => setChanging(true),
  };
}

function accountContact(): CheckoutValues {
  return knownContact(useShell.getState().userInfo ?? {});
}

/** Sets all values of the checkout form. */
function fillForm(form: Form, terms: DeliveryTerms[], values: CheckoutValues): void {
  const { contact, address } = EMPTY_VALUES;
  const paths = pathsOf({ contact, address }) as Parameters<Form["setValue"]>[0][];
  const { governorate } = values.address;
  for (const path of paths) {
    // Without a known governorate, the one chosen on another page stays.
    if (path !== "address.governorate" || governorate)
      form.setValue(path, String(get(values, path)));
  }
  form.clearErrors();
  if (governorate) chooseGovernorate(governorate, terms);
}

/** Recipient and address that a customer has used before. */
interface SavedPlace {
  id: string;
  name: string;
  values: CheckoutValues;
}

/** The address book, the default first; without one, the place of the latest order. */
async function savedPlaces(latestName: string): Promise<SavedPlace[]> {
  const { items } = await call("GET /api/v1/account/addresses");
  if (items.length > 0)
    return items.map((saved) => ({
      id: String(saved.id),
      name: saved.label || saved.city,
      values: savedValues({ contact: saved, address: saved }),
    }));
  const { items: orders } = await call("GET /api/v1/orders", { query: { pageSize: 1 } });
  const [latest] = orders;
  if (!latest) return [];
  const order = await call("GET /api/v1/orders/{number}", { params: { number: latest.number } });
  return [{ id: "latest", name: latestName, values: savedValues(order) }];
}
