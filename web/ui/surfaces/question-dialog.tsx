import type { ReactNode } from "react";
import { Button } from "../actions/button.tsx";
import { Dialog } from "./dialog.tsx";

interface QuestionDialogProps {
  open: boolean;
  /** Cancels: nothing changes. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Label of the confirm button; its action is styled as destructive unless `harmless`. */
  confirmLabel: string;
  harmless?: boolean;
  /** The request is in progress, with the text announced meanwhile. */
  sending: boolean;
  sendingLabel?: string;
  onConfirm: () => void;
  keepLabel: string;
  children: ReactNode;
}

/** Asks for confirmation before something that cannot be undone. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { open, onClose, title, closeLabel, harmless = false, sendingLabel } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      alert
      title={title}
      closeLabel={closeLabel}
      actions={
        <>
          <Button
            kind={harmless ? "primary" : "danger"}
            loading={props.sending}
            {...(sendingLabel !== undefined && { loadingLabel: sendingLabel })}
            onClick={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
          <Button kind="secondary" onClick={onClose}>
            {props.keepLabel}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
