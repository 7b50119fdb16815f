import { Box } from "@mui/material";
import type { CustomerDetail } from "#contract/staff/customer-endpoints.ts";
import { call } from "../api/client.ts";
import { useMay } from "../api/session.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { Field } from "../shell/forms/field.tsx";

/** Staff actions on an account. */
export function CustomerActions({ customer: { id, state } }: { customer: CustomerDetail }) {
  const mayWrite = useMay("customer:write");
  if (!mayWrite || state === "erased" || state === "merged") return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {state === "active" ? <OpenAccount id={id} /> : <ClosedAccount id={id} />}
    </Box>
  );
}

function OpenAccount({ id }: { id: number }) {
  const text = useText();
  const params = { id };
  return (
    <>
      <ActionButton
        label={text("people.customers.signOut")}
        explanation={text("people.customers.signOutText")}
        done={text("people.customers.signedOut")}
        send={() => call("POST /api/v1/admin/customers/{id}/sign-out", { params })}
      />
      <ActionButton
        label={text("people.customers.disable")}
        explanation={text("people.customers.disableText")}
        done={text("people.customers.disabled")}
        defaultValues={{ reason: "" }}
        draft={`customer ${id}`}
        send={(body) => call("POST /api/v1/admin/customers/{id}/disable", { params, body })}
        isDangerous
      >
        <Field name="reason" rows={2} label={text("people.customers.reason")} />
      </ActionButton>
    </>
  );
}

function ClosedAccount({ id }: { id: number }) {
  const text = useText();
  return (
    <ActionButton
      label={text("people.customers.enable")}
      explanation={text("people.customers.enableText")}
      done={text("people.customers.enabled")}
      send={() => call("POST /api/v1/admin/customers/{id}/enable", { params: { id } })}
      variant="contained"
    />
  );
}
