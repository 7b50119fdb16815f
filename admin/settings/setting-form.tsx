import { SWITCHED_METHODS } from "#contract/orders/payment-method.ts";
import type { Setting } from "#contract/settings-registry.ts";
import { call } from "../api/client.ts";
import { ownProblem } from "../api/own-problem.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { BilingualField } from "../shell/forms/bilingual-field.tsx";
import { Field } from "../shell/forms/field.tsx";
import { SeveralField } from "../shell/forms/several-field.tsx";
import { PlanFields, VatFields } from "./row-fields.tsx";
import { SETTING_FIELDS, type SettingField } from "./setting-fields.ts";
import { nameOf, type SettingValues, valueOf, valuesOf } from "./setting-values.ts";
import { useSaid } from "./setting-words.ts";

const ROWS = 3;

/** Changes a setting; the shop uses it from the next request on. */
export function EditSetting({ setting }: { setting: Setting }) {
  const text = useText();
  const said = useSaid();
  const { id } = setting;
  const fields = SETTING_FIELDS[id];
  const name = text(`settings.names.${id}`);
  return (
    <ActionButton<SettingValues, Setting>
      label={text("shell.form.save")}
      opener={text("settings.edit")}
      title={name}
      done={text("settings.saved", { name })}
      defaultValues={valuesOf(setting, fields)}
      draft={`setting ${id}`}
      send={async (values) => {
        const sent = valueOf(values, fields);
        if ("wrong" in sent) throw ownProblem(text("orders.actions.wrongAmount"), sent.wrong);
        const body = { version: values.version, value: sent.value };
        return call("PUT /api/v1/admin/settings/{id}", { params: { id }, body });
      }}
      undo={({ version }) =>
        call("PUT /api/v1/admin/settings/{id}", {
          params: { id },
          body: { version, value: setting.value },
        })
      }
      meanwhile={{
        valuesOf: (current) => valuesOf(current, fields),
        factsOf: (values) =>
          Object.fromEntries(fields.map((field) => [text(field.label), said(values, field)])),
      }}
    >
      {fields.map((field) => (
        <OneField key={field.path} field={field} />
      ))}
    </ActionButton>
  );
}

function OneField({ field }: { field: SettingField }) {
  const text = useText();
  const { kind, label, help } = field;
  const props = {
    name: nameOf(field),
    label: text(label),
    ...(help && { help: text(help) }),
  };
  switch (kind) {
    case "both":
      return <BilingualField {...props} />;
    case "paragraph":
      return <BilingualField {...props} rows={ROWS} />;
    case "methods": {
      const choices = SWITCHED_METHODS.map((value) => ({
        value,
        label: text(`orders.methods.${value}`),
      }));
      return <SeveralField {...props} choices={choices} />;
    }
    case "plans":
      return <PlanFields />;
    case "vat":
      return <VatFields />;
    case "whole":
      return <Field {...props} inputMode="numeric" />;
    case "pounds":
      return <Field {...props} inputMode="decimal" />;
    default:
      return <Field {...props} autoComplete="off" isLatin={kind === "latin"} />;
  }
}
