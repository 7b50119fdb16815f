import { X } from "@lucide/icons";
import { type ReactNode, useId } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { useModal } from "./use-modal.ts";

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Buttons, the main one first. */
  actions?: ReactNode;
  /** A question that must be answered. */
  alert?: boolean;
  /** Wider, for a picture or a table. */
  wide?: boolean;
  children: ReactNode;
};

/** A question or details, in the middle of the screen. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, actions, alert = false, wide = false } = props;
  const { mounted, attributes } = useModal(open, onClose);
  const id = useId();
  return (
    <dialog
      {...attributes}
      {...(alert && { role: "alertdialog" })}
      aria-labelledby={id}
      className={classNames(
        "dialog m-auto max-h-[88dvh] w-[calc(100%-2rem)] overflow-y-auto rounded-panel bg-paper text-ink shadow-float",
        wide ? "max-w-page" : "max-w-form",
      )}
    >
      {mounted && (
        <div className="flex flex-col gap-4 p-6">
          <header className="-me-3 -mt-2 flex items-start justify-between gap-4">
            <h2 id={id} className="pt-2 text-title">
              {title}
            </h2>
            <IconButton icon={X} label={closeLabel} onClick={onClose} />
          </header>
          <div>{props.children}</div>
          {actions && <footer className="mt-2 flex flex-wrap gap-3">{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
