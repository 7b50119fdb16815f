import { Box } from "@mui/material";
import type { CustomerDetail } from "#contract/staff/customer-endpoints.ts";
import { useMay } from "../api/session.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { Field } from "../shell/forms/field.tsx";
import { customerCall } from "./customer-source.ts";

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
        send={() => customerCall("signCustomerOut", { params })}
      />
      <ActionButton
        label={text("people.customers.disable")}
        explanation={text("people.customers.disableText")}
        done={text("people.customers.disabled")}
        defaultValues={{ reason: "" }}
        draft={`customer ${id}`}
        send={(body) => customerCall("disableCustomer", { params, body })}
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
      send={() => customerCall("enableCustomer", { params: { id } })}
      variant="contained"
    />
  );
}
