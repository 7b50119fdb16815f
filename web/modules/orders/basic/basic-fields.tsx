import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Problem } from "#contract/kernel/problem.ts";
import type { DeliveryTerms } from "#contract/pricing/delivery.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { PhoneInput, Textarea, TextInput } from "#web/ui/forms/text-input.tsx";
import { type FieldName, keyOf } from "../checkout/checkout-fields.ts";

/** The typed values by field, and the API's errors about them. */
export interface Typed {
  typed: Record<string, string>;
  problem: Problem | null;
}

interface PlainField {
  name: FieldName;
  autoComplete: string;
  required?: true;
  control?: "phone" | "long" | "ltr";
}

const CONTACT: readonly PlainField[] = [
  { name: "contact.name", autoComplete: "name", required: true },
  { name: "contact.phone", autoComplete: "tel", required: true, control: "phone" },
  { name: "contact.phone2", autoComplete: "off", control: "phone" },
  { name: "contact.email", autoComplete: "email", control: "ltr" },
];

const ADDRESS: readonly PlainField[] = [
  { name: "address.city", autoComplete: "address-level2", required: true },
  { name: "address.district", autoComplete: "address-level3" },
  { name: "address.street", autoComplete: "address-line1", required: true },
  { name: "address.building", autoComplete: "address-line2", required: true },
  { name: "address.floor", autoComplete: "off" },
  { name: "address.apartment", autoComplete: "address-line3" },
  { name: "address.landmark", autoComplete: "off" },
  { name: "address.compound", autoComplete: "off" },
  { name: "address.postalCode", autoComplete: "postal-code", control: "ltr" },
  { name: "address.notes", autoComplete: "off", control: "long" },
];

/** Fields for the recipient. */
export const BasicContact = (typed: Typed) => <Fields of={CONTACT} {...typed} />;

/** Fields of the delivery address, except the governorate. */
export const BasicAddress = (typed: Typed) => <Fields of={ADDRESS} {...typed} />;

function Fields({ of, typed, problem }: Typed & { of: readonly PlainField[] }) {
  const t = useTranslations("orders");
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      {of.map(({ name, autoComplete, required = false, control }) => (
        <Field
          key={name}
          label={t(`field.${keyOf(name)}`)}
          required={required}
          mark={required ? t("checkout.required") : undefined}
          error={mistake(problem, name)}
        >
          {controlOf(control, { name, autoComplete, defaultValue: typed[name] ?? "" })}
        </Field>
      ))}
    </div>
  );
}

function controlOf(
  control: PlainField["control"],
  attributes: { name: string; autoComplete: string; defaultValue: string },
): ReactNode {
  if (control === "phone") return <PhoneInput {...attributes} />;
  if (control === "long") return <Textarea {...attributes} rows={2} />;
  return <TextInput {...attributes} ltr={control === "ltr"} />;
}

/** The governorate: it decides the fee, the delivery date and the total. */
export function BasicGovernorate({ terms, typed, problem }: Typed & { terms: DeliveryTerms[] }) {
  const t = useTranslations("orders.field");
  const name = "address.governorate";
  return (
    <Field
      label={t("governorate")}
      required
      error={mistake(problem, name) ?? mistake(problem, "governorate")}
    >
      <Select name={name} autoComplete="address-level1" defaultValue={typed[name] ?? ""}>
        <option value="">{t("choose")}</option>
        {terms.map(({ governorate, name: text }) => (
          <option key={governorate} value={governorate}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function mistake(problem: Problem | null, path: string): string | undefined {
  return problem?.errors?.find((error) => error.path === path)?.message;
}
