import { useRef } from "react";
import type { DeliveryRecord } from "#contract/pricing/delivery-staff-endpoints.ts";
import { call } from "../../api/client.ts";
import { ownProblem } from "../../api/own-problem.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { SeveralField } from "../../shell/forms/several-field.tsx";
import { useList } from "../../shell/lists/use-list.ts";
import { TermFields } from "./delivery-form.tsx";
import { type DeliveryValues, termsOf, valuesOf } from "./delivery-values.ts";

type Id = DeliveryRecord["id"];
type Values = DeliveryValues & { ids: Id[] };

/** Sets the same terms for several governorates: by default all that have no delivery yet. */
export function SeveralPlaces() {
  const text = useText();
  const { records = [] } = useList<DeliveryRecord>();
  // If one of them is refused, those before it are already saved: a retry uses their new versions.
  const saved = useRef(new Map<Id, string>());
  const versionOf = (id: Id) =>
    saved.current.get(id) ?? records.find((one) => one.id === id)?.version ?? "";
  const send = async (values: Values) => {
    if (values.ids.length === 0) throw ownProblem(text("delivery.several.none"), "ids");
    const { body, wrong } = termsOf(values);
    if (body === undefined) throw ownProblem(text("orders.actions.wrongAmount"), wrong);
    for (const id of values.ids) {
      const params = { id };
      const { version } = await call("PUT /api/v1/admin/delivery-terms/{id}", {
        params,
        body: { ...body, version: versionOf(id) },
      });
      saved.current.set(id, version);
    }
    saved.current.clear();
  };
  if (records.length === 0) return null;
  const ids = records.filter(({ terms }) => terms === null).map(({ id }) => id);
  const nothing = { version: "", terms: null };
  return (
    <ActionButton<Values>
      label={text("shell.form.save")}
      opener={text("delivery.several.open")}
      title={text("delivery.several.title")}
      explanation={text("delivery.explanation")}
      done={(values) => text("delivery.several.done", { count: values.ids.length })}
      defaultValues={{ ...valuesOf(nothing), ids }}
      send={send}
      variant="contained"
    >
      <SeveralField
        name="ids"
        label={text("delivery.several.places")}
        choices={records.map(({ id, name }) => ({ value: id, label: name[locale] }))}
      />
      <TermFields />
    </ActionButton>
  );
}
