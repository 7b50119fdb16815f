import { Box } from "@mui/material";
import { type GovernorateCode, GOVERNORATES } from "#contract/customers/governorates.ts";
import { formatMobile } from "#contract/kernel/format-mobile.ts";
import { type Recipient, RECIPIENT_FIELDS } from "#contract/orders/recipient-endpoints.ts";
import { call } from "../../api/client.ts";
import { useMay } from "../../api/session.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { Field } from "../../shell/forms/field.tsx";
import { AddressFields } from "../address-fields.tsx";
import type { Order } from "../order.ts";

interface Values {
  version: string;
  contact: { name: string; phone: string; phone2: string };
  address: Recipient["address"];
}

/** Corrects the recipient and address of an order, until it is handed to a courier. */
export function CorrectRecipient({ order }: { order: Order }) {
  const text = useText();
  const mayWrite = useMay("order:write");
  const factsOf = useFacts();
  const { number, recipientVersion: version } = order;
  if (!mayWrite || version === null) return null;
  return (
    <ActionButton<Values>
      opener={text("orders.recipient.correct")}
      title={text("orders.recipient.correct")}
      label={text("orders.recipient.label")}
      explanation={text("orders.recipient.text")}
      done={text("orders.recipient.done")}
      defaultValues={valuesOf(order, version)}
      draft={`order ${number} recipient`}
      meanwhile={{ valuesOf: currentValues, factsOf }}
      send={(body) =>
        call("PUT /api/v1/admin/orders/{number}/recipient", { params: { number }, body })
      }
    >
      <Field name="contact.name" label={text("orders.recipient.fields.name")} />
      <Box sx={{ display: "grid", gridTemplateColumns: { sm: "1fr 1fr" }, columnGap: 1.5 }}>
        <Field
          name="contact.phone"
          label={text("orders.recipient.fields.phone")}
          inputMode="numeric"
        />
        <Field
          name="contact.phone2"
          label={text("orders.recipient.fields.phone2")}
          help={text("shell.form.optional")}
          inputMode="numeric"
        />
      </Box>
      <AddressFields />
    </ActionButton>
  );
}

function valuesOf({ contact, address }: Order, version: string): Values {
  const { name, phone, phone2 } = contact;
  const { governorate, governorateName: _, ...parts } = address;
  const typed = Object.entries(parts).map(([field, part]) => [field, part ?? ""]);
  return {
    version,
    contact: { name, ...typedPhones(phone, phone2) },
    address: {
      ...(Object.fromEntries(typed) as Omit<Values["address"], "governorate">),
      governorate: governorate as GovernorateCode,
    },
  };
}

function currentValues({ version, contact, address }: Values): Values {
  const { name, phone, phone2 } = contact;
  return { version, contact: { name, ...typedPhones(phone, phone2) }, address };
}

/** In the local Egyptian format. */
function typedPhones(phone: string, phone2: string | null) {
  return { phone: formatMobile(phone), phone2: phone2 ? formatMobile(phone2) : "" };
}

/** The values by field label; empty values are left out. */
function useFacts() {
  const text = useText();
  return ({ contact, address }: Values) => {
    const { governorate, ...rest } = address;
    const all: Partial<Record<string, string>> = {
      ...contact,
      ...rest,
      governorate: GOVERNORATES[governorate][locale],
    };
    return Object.fromEntries(
      RECIPIENT_FIELDS.map((field) => [
        text(`orders.recipient.fields.${field}`),
        all[field] || undefined,
      ]),
    );
  };
}
