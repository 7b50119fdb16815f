import { type MouseEvent, useEffect, useRef, useState } from "react";

/**
 * Drives a native `<dialog>` from a state: focus trap, Escape, the top layer and the return of
 * focus are the browser's. Contents are mounted at the first opening.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const [mounted, setMounted] = useState(open);
  if (open && !mounted) setMounted(true);

  useEffect(() => {
    const dialog = ref.current;
    if (open && !dialog?.open) dialog?.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  return {
    mounted,
    attributes: {
      ref,
      onClose: () => {
        if (open) onClose();
      },
      onClick: (event: MouseEvent<HTMLDialogElement>) => {
        if (event.target === event.currentTarget) onClose();
      },
    },
  };
}
