import { FormField } from "#web/shell/forms/fields/form-field.tsx";
import { ShopForm } from "#web/shell/forms/shop-form.tsx";
import { SubmitButton } from "#web/shell/forms/submit-button.tsx";
import { useShopForm } from "#web/shell/forms/use-shop-form.ts";
import { useEffect } from "react";

interface PlanNameFormProps {
  name: string;
  labels: { name: string; submit: string; busy: string };
  send: (name: string) => Promise<void>;
}

/** Form for the name of a plan. */
export function PlanNameForm({ name, labels, send }: PlanNameFormProps) {
  const state = useShopForm({
    values: { name },
    schema: async () => (await import("./plan-rules.ts")).planNameRules,
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
