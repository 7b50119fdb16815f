import type { ReactNode } from "react";
import { Button } from "../actions/button.tsx";
import { Dialog } from "./dialog.tsx";

interface QuestionDialogProps {
  open: boolean;
  /** Everything stays as it is. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** The press that does it; it does harm unless it is said to be harmless. */
  confirmLabel: string;
  harmless?: boolean;
  /** Being sent; what is said meanwhile. */
  sending: boolean;
  sendingLabel?: string;
  onConfirm: () => void;
  keepLabel: string;
  children: ReactNode;
}

/** Asks once more before something that cannot be taken back. */
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
