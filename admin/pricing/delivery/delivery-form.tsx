import type { DeliveryRecord } from "#contract/pricing/delivery-staff-endpoints.ts";
import { call } from "../../api/client.ts";
import { ownProblem } from "../../api/own-problem.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { Field } from "../../shell/forms/field.tsx";
import { type DeliveryValues, termsOf, valuesOf } from "./delivery-values.ts";

const FIELDS = ["fee", "codFee", "codLimit", "freeFrom", "daysMin", "daysMax"] as const;
const HELP = { codLimit: "delivery.codLimitHelp", freeFrom: "delivery.freeFromHelp" } as const;

export function EditDelivery({ delivery }: { delivery: DeliveryRecord }) {
  const text = useText();
  const { id, name, terms } = delivery;
  const send = (values: DeliveryValues) => {
    const { body, wrong } = termsOf(values);
    if (body === undefined) throw ownProblem(text("orders.actions.wrongAmount"), wrong);
    return call("PUT /api/v1/admin/delivery-terms/{id}", { params: { id }, body });
  };
  return (
    <ActionButton<DeliveryValues, DeliveryRecord>
      label={text("shell.form.save")}
      opener={text(terms ? "delivery.edit" : "delivery.begin")}
      title={text("delivery.title", { name: name[locale] })}
      explanation={text("delivery.explanation")}
      done={text("delivery.saved", { name: name[locale] })}
      defaultValues={valuesOf(delivery)}
      draft={`delivery ${id}`}
      send={async (values) => send(values)}
      undo={({ version }) =>
        terms
          ? call("PUT /api/v1/admin/delivery-terms/{id}", {
              params: { id },
              body: { ...terms, version },
            })
          : call("DELETE /api/v1/admin/delivery-terms/{id}", { params: { id }, query: { version } })
      }
      meanwhile={{
        valuesOf,
        factsOf: (values) =>
          Object.fromEntries(
            FIELDS.map((field) => [text(`delivery.fields.${field}`), values[field]]),
          ),
      }}
    >
      <TermFields />
    </ActionButton>
  );
}

export function TermFields() {
  const text = useText();
  return FIELDS.map((field) => (
    <Field
      key={field}
      name={field}
      label={text(`delivery.fields.${field}`)}
      inputMode="decimal"
      {...(field in HELP && { help: text(HELP[field as keyof typeof HELP]) })}
    />
  ));
}

export function StopDelivery({ delivery }: { delivery: DeliveryRecord }) {
  const text = useText();
  const { id, name, version, terms } = delivery;
  const deliverAgain = async () => {
    const params = { id };
    const stopped = await call("GET /api/v1/admin/delivery-terms/{id}", { params });
    const body = { ...(terms as NonNullable<typeof terms>), version: stopped.version };
    return call("PUT /api/v1/admin/delivery-terms/{id}", { params, body });
  };
  return (
    <ActionButton
      label={text("delivery.stop")}
      title={text("delivery.stopTitle", { name: name[locale] })}
      explanation={text("delivery.stopText")}
      done={text("delivery.stopped", { name: name[locale] })}
      send={() =>
        call("DELETE /api/v1/admin/delivery-terms/{id}", { params: { id }, query: { version } })
      }
      undo={deliverAgain}
      isDangerous
    />
  );
}
