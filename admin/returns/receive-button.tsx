import { Box, Typography } from "@mui/material";
import type { StaffReturn } from "#contract/returns/staff-endpoints.ts";
import { call } from "../api/client.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { Field } from "../shell/forms/field.tsx";

/**
 * Counts the returned units of each line: intact ones go back on sale, damaged ones are written
 * off.
 */
export function ReceiveButton({ back: { number, lines } }: { back: StaffReturn }) {
  const text = useText();
  const defaultValues: Record<string, string> = { note: "" };
  for (const { position, quantity } of lines) {
    defaultValues[`whole${position}`] = String(quantity);
    defaultValues[`broken${position}`] = "0";
  }
  const receive = ({ note = "", ...counts }: Record<string, string>) =>
    call("POST /api/v1/admin/returns/{number}/receive", {
      params: { number },
      body: {
        lines: lines.map(({ position }) => ({
          position,
          whole: counts[`whole${position}`],
          broken: counts[`broken${position}`],
        })),
        note,
      },
    });
  return (
    <ActionButton<Record<string, string>>
      label={text("returns.actions.receive.label")}
      explanation={text("returns.actions.receive.text")}
      done={text("returns.actions.receive.done")}
      defaultValues={defaultValues}
      draft={`return ${number} receipt`}
      send={receive}
      variant="contained"
    >
      {lines.map(({ position, name }) => (
        <Box key={position} sx={{ marginBlockEnd: 1 }}>
          <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
          <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 1.5 }}>
            <Field name={`whole${position}`} label={text("returns.whole")} inputMode="numeric" />
            <Field name={`broken${position}`} label={text("returns.broken")} inputMode="numeric" />
          </Box>
        </Box>
      ))}
      <Field
        name="note"
        rows={2}
        label={text("orders.actions.note")}
        help={text("shell.form.optional")}
      />
    </ActionButton>
  );
}
