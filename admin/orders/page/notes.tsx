import { Box, Button, Typography } from "@mui/material";
import { useNotify, useRefresh } from "ra-core";
import { useState } from "react";
import { useMay } from "../../api/session.ts";
import { useText } from "../../i18n/use-text.ts";
import { ApiForm } from "../../shell/forms/api-form.tsx";
import { Field } from "../../shell/forms/field.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { Moment } from "../../shell/values.tsx";
import { orderCall } from "../order-source.ts";
import type { Order } from "../order.ts";

/** What staff write down for each other, the latest first. */
export function Notes({ order: { number, notes } }: { order: Order }) {
  const text = useText();
  const mayWrite = useMay("order:write");
  if (!mayWrite && notes.length === 0) return null;
  return (
    <Panel title={text("orders.notes.title")}>
      {mayWrite && <NewNote number={number} />}
      {notes.toReversed().map(({ id, at, by, text: said }) => (
        <Box key={id} sx={{ marginBlockStart: 1.5 }}>
          <Typography dir="auto" sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
            {said}
          </Typography>
          <Typography variant="caption" sx={{ color: "text.secondary" }}>
            {by && (
              <>
                <bdi>{by}</bdi> ·{" "}
              </>
            )}
            <Moment at={at} />
          </Typography>
        </Box>
      ))}
    </Panel>
  );
}

function NewNote({ number }: { number: string }) {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  // A form of its own for each note.
  const [count, setCount] = useState(0);
  const onDone = () => {
    notify(text("orders.notes.added"), { type: "success" });
    setCount(count + 1);
    refresh();
  };
  return (
    <ApiForm
      key={count}
      defaultValues={{ text: "" }}
      draft={`order ${number} note`}
      send={(body, idempotencyKey) =>
        orderCall("addOrderNote", { params: { number }, body, idempotencyKey })
      }
      onDone={onDone}
      footer={(isBusy) => (
        <Button type="submit" variant="outlined" disabled={isBusy}>
          {text("orders.notes.add")}
        </Button>
      )}
    >
      <Field
        name="text"
        rows={2}
        label={text("orders.notes.label")}
        help={text("orders.notes.help")}
      />
    </ApiForm>
  );
}
