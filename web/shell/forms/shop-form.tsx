import type { ReactNode } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { NeedsScript } from "../account/needs-script.tsx";
import { FormErrors } from "./form-errors.tsx";
import { SendingContext } from "./submit-button.tsx";
import type { ShopFormState } from "./use-shop-form.ts";

interface ShopFormProps<V extends FieldValues> {
  state: ShopFormState<V>;
  label?: string;
  className?: string;
  children: ReactNode;
}

/** The form element and its context; errors are shown above the fields. */
export function ShopForm<V extends FieldValues>(props: ShopFormProps<V>) {
  const { state, label, className = "flex flex-col gap-5", children } = props;
  return (
    <FormProvider {...state.form}>
      <SendingContext value={state.sending}>
        {/* Without script a password must not end up in the URL. */}
        <form
          noValidate
          method="post"
          aria-label={label}
          onSubmit={state.submit}
          className={className}
        >
          <NeedsScript />
          <FormErrors refusal={state.refusal} labelOf={state.labelOf} />
          {children}
        </form>
      </SendingContext>
    </FormProvider>
  );
}
