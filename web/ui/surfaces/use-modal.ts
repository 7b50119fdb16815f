import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { type BackLayer, enterLayer } from "./back-closes.ts";

/**
 * Drives a native `<dialog>` from a state: the browser handles the focus trap, Escape, the top
 * layer and returning focus; Back closes it. The content is mounted at the first opening.
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
  // A choice inside may change the page's URL.
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
