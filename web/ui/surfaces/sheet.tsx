import { X } from "@lucide/icons";
import { type ReactNode, useId } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { classNames } from "../class-names.ts";
import { useModal } from "./use-modal.ts";

export type SheetProps = {
  open: boolean;
  /** Called for Escape, the close button and a click outside. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Stays visible below the content: total and button. */
  footer?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** From the bottom on phones, from the inline end on larger screens. For filters, cart, menu. */
export function Sheet(props: SheetProps) {
  const { open, onClose, title, closeLabel, footer, className, children } = props;
  const { mounted, attributes } = useModal(open, onClose);
  const id = useId();
  return (
    <dialog
      {...attributes}
      aria-labelledby={id}
      className={classNames("sheet overflow-hidden bg-paper text-ink shadow-float", className)}
    >
      {mounted && (
        <div className="flex h-full max-h-[inherit] flex-col">
          <header className="flex items-center justify-between gap-4 border-b border-hairline py-2 ps-5 pe-2">
            <h2 id={id} className="text-title">
              {title}
            </h2>
            <IconButton icon={X} label={closeLabel} onClick={onClose} />
          </header>
          <div className="grow overflow-y-auto overscroll-contain p-5">{children}</div>
          {footer && (
            <footer className="border-t border-hairline p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </div>
      )}
    </dialog>
  );
}
