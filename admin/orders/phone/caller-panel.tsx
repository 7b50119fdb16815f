import { Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useNotify } from "ra-core";
import { parseMobile } from "#contract/kernel/phone.ts";
import type { CallResponse } from "../../api/call-table.ts";
import { useText } from "../../i18n/use-text.ts";
import { Field } from "../../shell/forms/field.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { useRefusalNotice } from "../../shell/actions/refusal-notice.ts";
import { NEW_ORDER, phoneOrderCall, type TypedOrder } from "./phone-order.ts";

type Caller = CallResponse<"findCaller">["caller"];

/** Who calls: known by the number, with the address of the last order. */
export function CallerPanel() {
  const text = useText();
  const notify = useNotify();
  const refused = useRefusalNotice();
  const { getValues, setValue } = useFormContext<TypedOrder>();
  const [found, setFound] = useState<Caller>();
  const find = async () => {
    const phone = getValues("contact.phone");
    if (parseMobile(phone) === undefined) {
      notify(text("phoneOrders.wrongPhone"), { type: "error" });
      return;
    }
    try {
      const { caller } = await phoneOrderCall("findCaller", { query: { phone } });
      setFound(caller);
      if (caller) fill(caller);
    } catch (error) {
      refused(error);
    }
  };
  const fill = ({ name, phone2, email, address }: NonNullable<Caller>) => {
    const { phone } = getValues("contact");
    setValue("contact", { name, phone, phone2: phone2 ?? "", email: email ?? "" });
    setValue("address", { ...NEW_ORDER.address, ...address });
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
