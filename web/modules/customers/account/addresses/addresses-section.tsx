import { MapPin, Plus } from "@lucide/icons";
import { type ReactNode, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useOnceKey } from "#api-client/idempotency-key.ts";
import type { SavedAddress } from "#contract/customers/account-endpoints.ts";
import type { AccountPartProps } from "#web/shell/account/account-part.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { AddressCard } from "./address-card.tsx";
import { AddressForm } from "./address-form.tsx";
import { type AddressValues, EMPTY_ADDRESS, valuesOf } from "./address-values.ts";
import { type AddressBook, useAddressBook } from "./use-address-book.ts";

type Open = { kind: "none" } | { kind: "new" } | { kind: "edit"; id: number };

/** The address book: cards, and the form in place of the card being edited. */
export function AccountSection({ account }: AccountPartProps) {
  const t = useTranslations("account.addresses");
  const book = useAddressBook();
  const begin: AddressValues = {
    ...EMPTY_ADDRESS,
    name: account.fullName,
    phone: account.phone ?? "",
    email: account.email ?? "",
  };
  return (
    <>
      <p className="mb-6 max-w-text text-ink-soft">{t("intro")}</p>
      <AnswerView asked={book.asked}>
        {({ items }) => <Cards addresses={items} book={book} begin={begin} />}
      </AnswerView>
    </>
  );
}

interface CardsProps {
  addresses: SavedAddress[];
  book: AddressBook;
  begin: AddressValues;
}

function Cards({ addresses, book, begin }: CardsProps) {
  const t = useTranslations("account.addresses");
  const [open, setOpen] = useState<Open>({ kind: "none" });
  const keyFor = useOnceKey();
  const place = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen({ kind: "none" });
    place.current?.focus();
  };
  const openNew = () => setOpen({ kind: "new" });
  const saved = () => {
    close();
    toast.success(t("saved"));
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {addresses.length === 0 && open.kind === "none" && <NoAddress onAdd={openNew} />}
      <ul className="grid gap-4 md:grid-cols-2">
        {addresses.map((address) =>
          open.kind === "edit" && open.id === address.id ? (
            <FormPlace key={address.id}>
              <AddressForm
                title={t("editTitle")}
                values={valuesOf(address)}
                mayBeDefault={!address.isDefault}
                send={async (values) => {
                  await book.update(address.id, values);
                  saved();
                }}
                onCancel={close}
              />
            </FormPlace>
          ) : (
            <li key={address.id}>
              <AddressCard
                address={address}
                busy={book.busy}
                onEdit={() => setOpen({ kind: "edit", id: address.id })}
                onRemove={() => book.remove(address, () => place.current?.focus())}
                onDefault={() => book.makeDefault(address)}
              />
            </li>
          ),
        )}
        {open.kind === "new" && (
          <FormPlace>
            <AddressForm
              title={t("new")}
              values={begin}
              mayBeDefault={addresses.length > 0}
              send={async (values) => {
                await book.add(values, keyFor(values));
                saved();
              }}
              onCancel={close}
            />
          </FormPlace>
        )}
      </ul>
      {addresses.length > 0 && open.kind !== "new" && (
        <Button kind="secondary" className="mt-6" onClick={openNew}>
          <Icon icon={Plus} size={18} />
          {t("add")}
        </Button>
      )}
    </div>
  );
}

function FormPlace({ children }: { children: ReactNode }) {
  return (
    <li className="rounded-panel border border-line-strong bg-paper p-5 md:col-span-2 md:p-7">
      {children}
    </li>
  );
}

function NoAddress({ onAdd }: { onAdd: () => void }) {
  const t = useTranslations("account.addresses");
  return (
    <EmptyState
      illustration={<Icon icon={MapPin} size={40} />}
      title={t("empty")}
      text={t("emptyText")}
      action={<Button onClick={onAdd}>{t("add")}</Button>}
    />
  );
}
