import { useTranslations } from "use-intl";
import { formatMobile } from "#contract/kernel/format-mobile.ts";
import type { Order } from "#contract/orders/endpoints.ts";
import { Ltr } from "#web/ui/display/ltr.tsx";

/** The delivery address and recipient. */
export function OrderAddress({
  order: { access, address, contact },
}: {
  order: Pick<Order, "access" | "address" | "contact">;
}) {
  const t = useTranslations("orders.order");
  const { building, floor, apartment, landmark, notes } = address;
  const door = [
    t("building", { building }),
    floor && t("floor", { floor }),
    apartment && t("apartment", { apartment }),
  ];
  const place = [address.compound, address.district, address.city, address.governorateName];
  const phones = [contact.phone, contact.phone2].filter((phone) => phone !== null);
  return (
    <address className="flex flex-col gap-1 text-[0.9375rem] not-italic">
      <p className="font-medium">
        <bdi>{contact.name}</bdi>
      </p>
      {access === "full" && (
        <p>
          {door.filter(Boolean).join(t("comma"))}
          {t("comma")}
          <bdi>{address.street}</bdi>
        </p>
      )}
      <p>{place.filter(Boolean).join(t("comma"))}</p>
      {landmark && <p className="text-ink-soft">{t("landmark", { landmark })}</p>}
      {notes && <p className="text-ink-soft">{t("notes", { notes })}</p>}
      <p className="flex flex-wrap gap-x-4 figures">
        {phones.map((phone) => (
          <Ltr key={phone}>{formatMobile(phone)}</Ltr>
        ))}
      </p>
      {contact.email && (
        <p>
          <Ltr>{contact.email}</Ltr>
        </p>
      )}
    </address>
  );
}
