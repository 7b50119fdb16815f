import { useTranslations } from "use-intl";
import { newKey } from "#api-client/idempotency-key.ts";
import type { SavedAddress } from "#contract/customers/account-endpoints.ts";
import { call } from "#web/api/client.ts";
import { useAnswer } from "#web/api/use-answer.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { useAction } from "#web/shell/account/use-action.ts";
import { toast, UNDO_DURATION } from "#web/ui/feedback/toast.ts";
import { type AddressValues, bodyOf, valuesOf } from "./address-values.ts";

/** The address book and its actions. */
export function useAddressBook() {
  const t = useTranslations("account.addresses");
  const undo = useTranslations("account.form")("undo");
  const locale = usePageLocale();
  const asked = useAnswer(`addresses ${locale}`, () => call("GET /api/v1/account/addresses"));
  const { busy, run } = useAction();

  const add = async (values: AddressValues, key: string) => {
    await call("POST /api/v1/account/addresses", { body: bodyOf(values), idempotencyKey: key });
    asked.refresh();
  };
  const update = async (id: number, values: AddressValues) => {
    await call("PATCH /api/v1/account/addresses/{id}", { params: { id }, body: bodyOf(values) });
    asked.refresh();
  };
  const bringBack = (address: SavedAddress, key: string) =>
    run(`undo ${address.id}`, async () => {
      await add(valuesOf(address), key);
      toast.success(t("restored"));
    });
  return {
    asked,
    busy,
    add,
    update,
    makeDefault: (address: SavedAddress) =>
      run(`default ${address.id}`, async () => {
        await update(address.id, { ...valuesOf(address), isDefault: true });
        toast.success(t("madeDefault"));
      }),
    remove: (address: SavedAddress, onRemoved: () => void) =>
      run(`remove ${address.id}`, async () => {
        const { id } = address;
        await call("DELETE /api/v1/account/addresses/{id}", { params: { id } });
        asked.change(({ items }) => ({ items: items.filter((one) => one.id !== id) }));
        asked.refresh();
        onRemoved();
        const key = newKey();
        const onPress = () => bringBack(address, key);
        toast.success(t("removed"), { duration: UNDO_DURATION, action: { label: undo, onPress } });
      }),
  };
}

export type AddressBook = ReturnType<typeof useAddressBook>;
