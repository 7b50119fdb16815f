import { useWatch } from "react-hook-form";
import { parseMobile } from "#contract/kernel/phone.ts";
import type { DeliveryTerms } from "#contract/pricing/delivery.ts";
import type { CheckoutValues } from "../checkout/checkout-values.ts";
import { OrderAddress } from "../order-address.tsx";

/** Recipient and address once they are complete; nothing before that. */
export function DeliveryPlace({ terms }: { terms: DeliveryTerms[] }) {
  const contact = useWatch<CheckoutValues, "contact">({ name: "contact" });
  const address = useWatch<CheckoutValues, "address">({ name: "address" });
  const term = terms.find(({ governorate }) => governorate === address.governorate);
  const phone = parseMobile(contact.phone);
  if (!term || !phone || !address.street || !contact.name) return null;
  const order = {
    access: "full" as const,
    contact: {
      name: contact.name,
      phone,
      phone2: parseMobile(contact.phone2) ?? null,
      email: contact.email || null,
    },
    address: { ...address, governorateName: term.name },
  };
  return <OrderAddress order={order} />;
}
