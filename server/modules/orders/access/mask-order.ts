import { formatMobile } from "#contract/kernel/format-mobile.ts";
import type { Order } from "#contract/orders/endpoints.ts";

/**
 * What a parcel's label shows anyway, and what was ordered; nothing by which a person could be
 * found, called or paid.
 */
export function maskOrder(order: Order): Order {
  const { contact, address } = order;
  return {
    ...order,
    access: "masked",
    canCancel: false,
    contact: {
      name: initials(contact.name),
      phone: maskPhone(contact.phone),
      phone2: null,
      email: contact.email && maskEmail(contact.email),
    },
    address: {
      governorate: address.governorate,
      governorateName: address.governorateName,
      city: address.city,
      street: "",
      building: "",
      district: null,
      floor: null,
      apartment: null,
      landmark: null,
      compound: null,
      postalCode: null,
      notes: null,
    },
    purchaseOrder: null,
    // With a tracking number, the courier's page would reveal the person.
    fulfilments: order.fulfilments.map((parcel) => ({ ...parcel, tracking: null })),
    credits: order.credits.map((credit) => ({ ...credit, note: null })),
  };
}

/** `منى سالم` → `م. س.` */
function initials(name: string): string {
  return name
    .split(/\s+/)
    .map((word) => `${String.fromCodePoint(word.codePointAt(0) ?? 0x2022)}.`)
    .join(" ");
}

/** `+201012345678` → `010 •••• 5678` */
export function maskPhone(phone: string): string {
  return phone && formatMobile(phone).replace(/ \d{4} /, " •••• ");
}

/** `mona@example.com` → `m•••@example.com` */
export function maskEmail(email: string): string {
  const [first = ""] = email;
  return `${first}•••${email.slice(email.lastIndexOf("@"))}`;
}
