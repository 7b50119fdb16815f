import { Box, Button, Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "../../api/client.ts";
import { useMay, useSession } from "../../api/session.ts";
import { useText } from "../../i18n/use-text.ts";
import { notify } from "../../shell/actions/notices.ts";
import { ApiForm } from "../../shell/forms/api-form.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { Moment } from "../../shell/values.tsx";
import type { Order } from "../order.ts";
import { MentionField, type NoteValues } from "./mention-field.tsx";
import { withIds } from "./name-members.ts";
import { NotedText } from "./noted-text.tsx";

/** Internal notes of staff, latest first. */
export function Notes({ order: { number, notes } }: { order: Order }) {
  const text = useText();
  const mayWrite = useMay("order:write");
  useSeen(number, notes);
  if (!mayWrite && notes.length === 0) return null;
  return (
    <Panel title={text("orders.notes.title")}>
      {mayWrite && <NewNote number={number} />}
      {notes.toReversed().map(({ id, at, by, text: said, mentioned }) => (
        <Box key={id} sx={{ marginBlockStart: 1.5 }}>
          <NotedText text={said} mentioned={mentioned} />
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

/** Opening an order marks the notes that mention the user as read. */
function useSeen(number: string, notes: Order["notes"]): void {
  const staffId = useSession(({ staff }) => staff?.id);
  const isNamed = notes.some(({ mentioned }) => mentioned.some(({ id }) => id === staffId));
  useEffect(() => {
    if (isNamed)
      void call("POST /api/v1/admin/orders/{number}/mentions/seen", { params: { number } });
  }, [isNamed, number]);
}

function NewNote({ number }: { number: string }) {
  const text = useText();
  const queries = useQueryClient();
  // Resets the form after each note.
  const [count, setCount] = useState(0);
  const onDone = () => {
    notify(text("orders.notes.added"), "success");
    setCount(count + 1);
    void queries.invalidateQueries();
  };
  return (
    <ApiForm<NoteValues>
      key={count}
      defaultValues={{ text: "", chosen: [] }}
      draft={`order ${number} note`}
      send={({ text: written, chosen }, idempotencyKey) => {
        const body = { text: withIds(written, chosen) };
        return call("POST /api/v1/admin/orders/{number}/notes", {
          params: { number },
          body,
          idempotencyKey,
        });
      }}
      onDone={onDone}
      footer={(isBusy) => (
        <Button type="submit" variant="outlined" disabled={isBusy}>
          {text("orders.notes.add")}
        </Button>
      )}
    >
      <MentionField />
    </ApiForm>
  );
}
