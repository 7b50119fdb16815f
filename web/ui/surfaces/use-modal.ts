import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { type BackLayer, enterLayer } from "./back-closes.ts";

/**
 * Drives a native `<dialog>` from a state: focus trap, Escape, the top layer and the return of
 * focus are the browser's, and Back closes it. Contents are mounted at the first opening.
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

  const layer = useRef<BackLayer>(null);
  const onBack = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return undefined;
    const entered = enterLayer(() => onBack());
    layer.current = entered;
    return () => entered.leave();
  }, [open]);
  // What is chosen inside may lead the page on.
  useEffect(() => {
    if (open) layer.current?.keep();
  });

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
