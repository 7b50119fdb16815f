import { useEffect } from "react";
import { FormField } from "./fields/form-field.tsx";
import { ShopForm } from "./shop-form.tsx";
import { SubmitButton } from "./submit-button.tsx";
import type { FormRules } from "./use-checked-form.ts";
import { useShopForm } from "./use-shop-form.ts";

interface Named {
  name: string;
}

interface NameFormProps extends Pick<FormRules<Named>, "schema"> {
  name: string;
  labels: { name: string; submit: string; busy: string };
  send: (name: string) => Promise<void>;
}

/** Form for the name of something that a customer saves. */
export function NameForm({ name, labels, schema, send }: NameFormProps) {
  const state = useShopForm({
    values: { name },
    schema,
    labelOf: () => labels.name,
    send: (values) => send(values.name),
  });
  const { setFocus } = state.form;
  useEffect(() => setFocus("name"), [setFocus]);
  return (
    <ShopForm state={state} className="flex max-w-form flex-col gap-5">
      <FormField name="name" label={labels.name} required autoComplete="off" />
      <SubmitButton busy={labels.busy} size="normal" wide={false}>
        {labels.submit}
      </SubmitButton>
    </ShopForm>
  );
}
