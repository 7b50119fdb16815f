import { useTranslations } from "use-intl";
import type { SavedAddress } from "#contract/customers/account-endpoints.ts";
import { formatMobile } from "#contract/kernel/format-mobile.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { addressLines } from "./address-lines.ts";

interface AddressCardProps {
  address: SavedAddress;
  busy: string | null;
  onEdit: () => void;
  onRemove: () => void;
  onDefault: () => void;
}

/** One address as on a parcel label, with its actions. */
export function AddressCard(props: AddressCardProps) {
  const { address, busy, onEdit, onRemove, onDefault } = props;
  const t = useTranslations("account.addresses");
  const name = address.label || address.city || t("unnamed");
  return (
    <article className="flex h-full flex-col rounded-panel border border-hairline bg-paper p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-title break-words">
          <bdi>{name}</bdi>
        </h2>
        {address.isDefault && <Badge tone="brass">{t("default")}</Badge>}
      </div>
      <AddressText address={address} />
      <fieldset className="-ms-4 mt-auto pt-4">
        <legend className="sr-only">{t("actions", { name: `\u2068${name}\u2069` })}</legend>
        <div className="flex flex-wrap">
          <Button kind="quiet" size="small" onClick={onEdit}>
            {t("edit")}
          </Button>
          <Button
            kind="quiet"
            size="small"
            loading={busy === `remove ${address.id}`}
            onClick={onRemove}
          >
            {t("remove")}
          </Button>
          {!address.isDefault && (
            <Button
              kind="quiet"
              size="small"
              loading={busy === `default ${address.id}`}
              onClick={onDefault}
            >
              {t("makeDefault")}
            </Button>
          )}
        </div>
      </fieldset>
    </article>
  );
}

function AddressText({ address }: { address: SavedAddress }) {
  const t = useTranslations("orders.order");
  const lines = addressLines(address, {
    building: (building) => t("building", { building }),
    floor: (floor) => t("floor", { floor }),
    apartment: (apartment) => t("apartment", { apartment }),
    comma: t("comma"),
  });
  return (
    <address className="mt-2 text-[0.9375rem] leading-body break-words not-italic">
      <p>
        <bdi>{address.name}</bdi>
        {" · "}
        <Ltr className="figures">{formatMobile(address.phone)}</Ltr>
      </p>
      {lines.map((line) => (
        <p key={line} className="text-ink-soft">
          {line}
        </p>
      ))}
    </address>
  );
}
