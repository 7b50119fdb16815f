import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { CallResponse } from "#api-client/operations.ts";
import { parseMobile } from "#contract/kernel/phone.ts";
import { call } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";
import { notify } from "../../shell/actions/notices.ts";
import { useRefusalNotice } from "../../shell/actions/refusal-notice.ts";
import { Field } from "../../shell/forms/field.tsx";
import { SwitchField } from "../../shell/forms/switch-field.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { accountFor, NEW_ORDER, type TypedOrder } from "./phone-order.ts";

type Caller = CallResponse<"GET /api/v1/admin/phone-orders/caller">["caller"];

/** The caller: recognised by phone number, with the address of the last order. */
export function CallerPanel() {
  const text = useText();
  const refused = useRefusalNotice();
  const { getValues, setValue } = useFormContext<TypedOrder>();
  const [found, setFound] = useState<Caller>();
  const find = async () => {
    const phone = parseMobile(getValues("contact.phone"));
    if (phone === undefined) {
      notify(text("phoneOrders.wrongPhone"), "error");
      return;
    }
    try {
      const { caller } = await call("GET /api/v1/admin/phone-orders/caller", { query: { phone } });
      setFound(caller);
      setValue("account", caller?.account ? { ...caller.account, phone } : null);
      if (caller) fill(caller);
    } catch (error) {
      refused(error);
    }
  };
  const fill = ({ name, phone2, email, address }: NonNullable<Caller>) => {
    const { phone } = getValues("contact");
    setValue("contact", { name, phone, phone2: phone2 ?? "", email: email ?? "" });
    if (address) setValue("address", { ...NEW_ORDER.address, ...address });
  };
  return (
    <Panel title={text("phoneOrders.caller")}>
      <Box sx={{ display: "flex", gap: 1, alignItems: "start" }}>
        <Field name="contact.phone" label={text("phoneOrders.phone")} inputMode="numeric" isFirst />
        <Button variant="outlined" onClick={() => void find()} sx={{ marginBlockStart: 1 }}>
          {text("phoneOrders.find")}
        </Button>
      </Box>
      {found !== undefined && (
        <Typography component="output" variant="body2" sx={{ color: "text.secondary" }}>
          {found === null
            ? text("phoneOrders.unknown")
            : text("phoneOrders.known", { count: found.orders })}
        </Typography>
      )}
      <Account />
      <Field name="contact.name" label={text("phoneOrders.name")} />
      <Box sx={{ display: "grid", gridTemplateColumns: { sm: "1fr 1fr" }, columnGap: 1.5 }}>
        <Field
          name="contact.phone2"
          label={text("phoneOrders.phone2")}
          help={text("shell.form.optional")}
          inputMode="numeric"
        />
        <Field
          name="contact.email"
          type="email"
          label={text("phoneOrders.email")}
          help={text("shell.form.optional")}
        />
      </Box>
    </Panel>
  );
}

/** The customer account the order may be placed in. */
function Account() {
  const text = useText();
  const [phone, account] = useWatch<TypedOrder, ["contact.phone", "account"]>({
    name: ["contact.phone", "account"],
  });
  const known = accountFor({ contact: { phone }, account });
  if (!known) return null;
  return (
    <Box sx={{ marginBlock: 0.5 }}>
      <SwitchField name="isTheirs" label={text("phoneOrders.inAccount", { name: known.name })} />
      {known.isCompany && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {text("phoneOrders.companyPrices")}
        </Typography>
      )}
    </Box>
  );
}
