import type { RedirectRecord } from "#contract/redirects/staff-endpoints.ts";
import { call } from "../api/client.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { Field } from "../shell/forms/field.tsx";
import { SwitchField } from "../shell/forms/switch-field.tsx";

const STATUSES = [301, 302, 307, 308] as const;
type Status = (typeof STATUSES)[number];

const NEW = { from: "", to: "", status: 301 as Status, isActive: true };

export function AddRedirect() {
  const text = useText();
  return (
    <ActionButton
      label={text("redirects.save")}
      opener={text("redirects.add")}
      title={text("redirects.add")}
      explanation={text("redirects.addText")}
      done={text("redirects.saved")}
      defaultValues={NEW}
      send={(body) => call("POST /api/v1/admin/redirects", { body })}
      draft="redirect"
      variant="contained"
    >
      <Fields />
    </ActionButton>
  );
}

/** A redirect's form values. */
function valuesOf({ version, from, to, status, isActive }: RedirectRecord) {
  return { version, from, to, status: status as Status, isActive };
}

export function EditRedirect({ redirect }: { redirect: RedirectRecord }) {
  const text = useText();
  const { id, from } = redirect;
  return (
    <ActionButton
      label={text("redirects.save")}
      opener={text("redirects.edit")}
      title={text("redirects.editTitle", { from })}
      done={text("redirects.saved")}
      defaultValues={valuesOf(redirect)}
      send={(body) => call("PUT /api/v1/admin/redirects/{id}", { params: { id }, body })}
      undo={({ version }) =>
        call("PUT /api/v1/admin/redirects/{id}", {
          params: { id },
          body: { ...valuesOf(redirect), version },
        })
      }
      draft={`redirect ${id}`}
      meanwhile={{
        valuesOf,
        factsOf: (values) => ({
          [text("redirects.from")]: values.from,
          [text("redirects.to")]: values.to,
          [text("redirects.status")]: text(`redirects.statuses.${values.status}`),
          [text("redirects.isActive")]: text(values.isActive ? "redirects.on" : "redirects.off"),
        }),
      }}
    >
      <Fields />
    </ActionButton>
  );
}

export function RemoveRedirect({ redirect }: { redirect: RedirectRecord }) {
  const text = useText();
  const { id, from, version } = redirect;
  const addAgain = () => {
    const { version: _, ...values } = valuesOf(redirect);
    return call("POST /api/v1/admin/redirects", { body: values });
  };
  return (
    <ActionButton
      label={text("redirects.remove")}
      title={text("redirects.removeTitle", { from })}
      explanation={text("redirects.removeText")}
      done={text("redirects.removed")}
      send={() =>
        call("DELETE /api/v1/admin/redirects/{id}", { params: { id }, query: { version } })
      }
      undo={addAgain}
      isDangerous
    />
  );
}

function Fields() {
  const text = useText();
  const choices = STATUSES.map((value) => ({
    value,
    label: text(`redirects.statuses.${value}`),
  }));
  return (
    <>
      <Field name="from" label={text("redirects.from")} help={text("redirects.fromHelp")} isLatin />
      <Field name="to" label={text("redirects.to")} help={text("redirects.toHelp")} isLatin />
      <Field name="status" label={text("redirects.status")} choices={choices} />
      <SwitchField name="isActive" label={text("redirects.isActive")} />
    </>
  );
}
