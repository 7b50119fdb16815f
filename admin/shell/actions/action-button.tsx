import {
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from "@mui/material";
import { type ReactNode, useId, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useText } from "../../i18n/use-text.ts";
import { ApiForm, type Meanwhile } from "../forms/api-form.tsx";
import { FORM_NOTE } from "../forms/form-note.ts";
import { useDoneNotice } from "./done-notice.ts";

interface ActionProps<V extends FieldValues, A> {
  label: string;
  /** Label of the button that opens the dialog, if it differs from the confirm button. */
  opener?: string;
  /** Title of the dialog; defaults to the button's label. */
  title?: string;
  /** What will happen. */
  explanation?: string;
  /** The form's fields. */
  children?: ReactNode;
  defaultValues?: V;
  send: (values: V, key: string) => Promise<A>;
  /** Notification on success. */
  done: string | ((values: V) => string);
  /** Undoes the action; `answer` is the result of `send`. */
  undo?: (answer: A) => Promise<unknown>;
  draft?: string;
  meanwhile?: Meanwhile<V>;
  /**
   * Path to go to afterwards, if this screen's record no longer exists; otherwise this screen is
   * refreshed.
   */
  leadsTo?: string;
  /** For destructive actions. */
  isDangerous?: boolean;
  variant?: ButtonProps["variant"];
}

/** A button that opens a dialog: it explains the change, takes input, and confirms. */
export function ActionButton<V extends FieldValues, A = unknown>(props: ActionProps<V, A>) {
  const { label, opener = label, isDangerous = false, variant = "outlined" } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        color={isDangerous ? "error" : "primary"}
        onClick={() => setOpen(true)}
      >
        {opener}
      </Button>
      {isOpen && <ActionDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** For dialogs without fields. */
const NOTHING = {};

/** The dialog of such a button, for use with another control. */
export function ActionDialog<V extends FieldValues, A>({
  label,
  title = label,
  explanation,
  children,
  defaultValues = NOTHING as V,
  send,
  done,
  undo,
  draft,
  meanwhile,
  leadsTo,
  isDangerous = false,
  onClose,
}: ActionProps<V, A> & { onClose: () => void }) {
  const text = useText();
  const say = useDoneNotice();
  const titleId = useId();
  const onDone = async (values: V, answer: unknown) => {
    const said = typeof done === "string" ? done : done(values);
    await say(said, undo && (() => undo(answer as A)), leadsTo);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      sx={{ [`& .${FORM_NOTE}`]: { marginInline: 3 } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <ApiForm
        {...{ defaultValues, send, onDone, draft, meanwhile }}
        footer={(isBusy) => (
          <DialogActions>
            <Button onClick={onClose}>{text("shell.form.cancel")}</Button>
            <Button
              type="submit"
              variant="contained"
              color={isDangerous ? "error" : "primary"}
              disabled={isBusy}
            >
              {label}
            </Button>
          </DialogActions>
        )}
      >
        <DialogContent sx={{ paddingBlockStart: 0 }}>
          {explanation !== undefined && (
            <DialogContentText sx={{ marginBlockEnd: children === undefined ? 0 : 2 }}>
              {explanation}
            </DialogContentText>
          )}
          {children}
        </DialogContent>
      </ApiForm>
    </Dialog>
  );
}
