import { useWatch } from "react-hook-form";
import type { RowReport } from "#contract/assortment/product-change.ts";
import type { ProductState } from "#contract/assortment/product-record.ts";
import { ownProblem } from "../../api/own-problem.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { cairoInstant } from "../../shell/forms/cairo-time.ts";
import { Field } from "../../shell/forms/field.tsx";
import { useBrandChoices, useCategoryChoices } from "../choices.ts";
import { STATES } from "../product-words.tsx";
import type { ChangeProps } from "./change.ts";

interface StateValues {
  state: ProductState;
  /** For `scheduled` only: as typed, in Cairo time. */
  at: string;
}

/** Publishes, schedules, withdraws or archives the selected products. */
export function StateChange({ send, ...notice }: ChangeProps) {
  const text = useText();
  return (
    <ActionButton<StateValues, RowReport>
      label={text("products.bulk.state")}
      defaultValues={{ state: "published", at: "" }}
      send={({ state, at }) => {
        if (state !== "scheduled") return send({ kind: "state", state });
        const moment = cairoInstant(at);
        return moment === undefined
          ? Promise.reject(ownProblem(text("products.actions.noMoment"), "at"))
          : send({ kind: "state", state, at: moment });
      }}
      {...notice}
    >
      <StateFields />
    </ActionButton>
  );
}

function StateFields() {
  const text = useText();
  const state = useWatch<StateValues, "state">({ name: "state" });
  const choices = STATES.map((value) => ({ value, label: text(`products.states.${value}`) }));
  return (
    <>
      <Field name="state" label={text("products.state")} choices={choices} />
      {state === "scheduled" && (
        <Field
          name="at"
          type="datetime-local"
          label={text("products.actions.at")}
          help={text("products.actions.scheduleText")}
        />
      )}
    </>
  );
}

/** Moves the selected products to another category. */
export function CategoryChange({ send, ...notice }: ChangeProps) {
  const text = useText();
  const choices = useCategoryChoices();
  return (
    <ActionButton
      label={text("products.bulk.category")}
      defaultValues={{ categoryId: "" }}
      send={({ categoryId }) => send({ kind: "category", categoryId })}
      {...notice}
    >
      <Field name="categoryId" label={text("products.category")} choices={choices} />
    </ActionButton>
  );
}

/** Changes the brand of the selected products. */
export function BrandChange({ send, ...notice }: ChangeProps) {
  const text = useText();
  const choices = useBrandChoices();
  return (
    <ActionButton
      label={text("products.bulk.brand")}
      defaultValues={{ brandId: "" }}
      send={({ brandId }) => send({ kind: "brand", brandId })}
      {...notice}
    >
      <Field name="brandId" label={text("products.brand")} choices={choices} />
    </ActionButton>
  );
}
