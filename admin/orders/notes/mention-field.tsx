import { Box, MenuItem, MenuList, Paper, TextField } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import type { Member } from "#contract/orders/order-note.ts";
import { call } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";
import { helpText } from "../../shell/forms/help-text.tsx";
import { visuallyHidden } from "../../shell/theme/visually-hidden.ts";
import { type Begun, begunBefore, membersFor } from "./name-members.ts";

/** A note's form values: the text with names, and who they mean. */
export interface NoteValues {
  text: string;
  chosen: Member[];
}

const NOBODY: Member[] = [];

/** A note in which `@` suggests members of staff who may see orders. */
export function MentionField() {
  const text = useText();
  const list = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const { field, fieldState } = useController<NoteValues, "text">({ name: "text" });
  const offer = useOffer(input);
  const optionId = (member: Member) => `${list}-${member.id}`;
  return (
    <Box sx={{ position: "relative" }}>
      <TextField
        name={field.name}
        value={field.value}
        label={text("orders.notes.label")}
        multiline
        minRows={2}
        error={fieldState.error !== undefined}
        helperText={helpText(fieldState.error?.message, text("orders.notes.help"))}
        inputRef={(element: HTMLTextAreaElement | null) => {
          field.ref(element);
          input.current = element;
        }}
        onChange={(event) => {
          field.onChange(event);
          offer.look();
        }}
        onSelect={offer.look}
        onKeyDown={offer.onKeyDown}
        onBlur={() => {
          field.onBlur();
          offer.close();
        }}
        slotProps={{
          htmlInput: {
            dir: "auto",
            "aria-autocomplete": "list",
            "aria-haspopup": "listbox",
            ...(offer.current && {
              "aria-controls": list,
              "aria-activedescendant": optionId(offer.current),
            }),
          },
        }}
      />
      <Box component="output" sx={visuallyHidden}>
        {offer.members.length > 0 && text("orders.notes.offered", { count: offer.members.length })}
      </Box>
      {offer.members.length > 0 && (
        <Paper elevation={4} sx={{ position: "absolute", insetInline: 0, zIndex: 2 }}>
          <MenuList
            id={list}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- follows the caret of the note
            role="listbox"
            aria-label={text("orders.notes.members")}
            sx={{ maxBlockSize: 240, overflowY: "auto" }}
          >
            {offer.members.map((member) => (
              <MenuItem
                key={member.id}
                id={optionId(member)}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                role="option"
                tabIndex={-1}
                selected={member === offer.current}
                aria-selected={member === offer.current}
                // Keeps the caret in the note.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => offer.choose(member)}
              >
                <bdi>{member.name}</bdi>
              </MenuItem>
            ))}
          </MenuList>
        </Paper>
      )}
    </Box>
  );
}

/** The members suggested at the caret, and inserting the chosen one. */
function useOffer(input: { current: HTMLTextAreaElement | null }) {
  const { getValues, setValue } = useFormContext<NoteValues>();
  const [begun, setBegun] = useState<Begun>();
  const [place, setPlace] = useState(0);
  const { data } = useQuery({
    queryKey: ["order-readers"],
    queryFn: () => call("GET /api/v1/admin/order-readers"),
    enabled: begun !== undefined,
  });
  const members = begun ? membersFor(begun.typed, data?.items ?? NOBODY) : NOBODY;
  const current = members[Math.min(place, members.length - 1)];
  const close = () => setBegun(undefined);
  const look = () => {
    const element = input.current;
    const found = element && begunBefore(element.value, element.selectionStart);
    if (found?.at !== begun?.at || found?.typed !== begun?.typed) setPlace(0);
    setBegun(found ?? undefined);
  };
  const choose = (member: Member) => {
    const element = input.current;
    if (!element || !begun) return;
    const before = `${element.value.slice(0, begun.at)}@${member.name} `;
    const whole = before + element.value.slice(element.selectionStart).replace(/^ /, "");
    setValue("text", whole, { shouldDirty: true });
    setValue("chosen", [...getValues("chosen"), member]);
    close();
    // The field has the new text only after rendering.
    requestAnimationFrame(() => element.setSelectionRange(before.length, before.length));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!current) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      setPlace((members.indexOf(current) + step + members.length) % members.length);
    } else if (event.key === "Enter" || event.key === "Tab") choose(current);
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { members, current, look, close, choose, onKeyDown };
}
