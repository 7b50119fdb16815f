import { CircleAlert, CircleCheck, Info, X } from "@lucide/icons";
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { Icon } from "../display/icon.tsx";
import { onToasts, readToasts, toast, type ToastItem } from "./toast.ts";

const ICONS = { success: CircleCheck, info: Info, error: CircleAlert } as const;
const NONE: readonly ToastItem[] = [];

export type ToasterProps = { label: string; closeLabel: string };

/** Once per page. Top right in both directions, as specified; announced politely. */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const items = useSyncExternalStore(onToasts, readToasts, () => NONE);
  const ref = useRef<HTMLElement>(null);
  useTopLayer(ref, items);
  return (
    <>
      <section ref={ref} popover="manual" aria-label={label} className="toasts">
        <ol className="flex flex-col gap-2">
          {items.map((item) => (
            <Toast key={item.id} item={item} closeLabel={closeLabel} />
          ))}
        </ol>
      </section>
      <p aria-live="polite" className="sr-only">
        {items.at(-1)?.text}
      </p>
    </>
  );
}

/** A popover, so that a toast is also shown above an open sheet or dialog. */
function useTopLayer(ref: RefObject<HTMLElement | null>, items: readonly ToastItem[]) {
  const shown = useRef(0);
  useEffect(() => {
    const element = ref.current;
    const newest = items.at(-1)?.id ?? 0;
    if (!element?.showPopover) return;
    const isOpen = element.matches(":popover-open");
    const isCovered = newest > shown.current && document.querySelector("dialog:modal") !== null;
    shown.current = newest;
    if (isOpen && (items.length === 0 || isCovered)) element.hidePopover();
    if (items.length > 0 && (!isOpen || isCovered)) element.showPopover();
  }, [ref, items]);
}

function Toast({ item, closeLabel }: { item: ToastItem; closeLabel: string }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => toast.close(item.id), item.duration);
    return () => clearTimeout(timer);
  }, [held, item]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only holds the clock
    <li
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="toast on-night"
    >
      <Icon
        icon={ICONS[item.tone]}
        className={item.tone === "error" ? "text-[#ff9d8f]" : "text-glow"}
      />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-2">
        <p className="grow basis-40 text-[0.9375rem] leading-heading">{item.text}</p>
        <Actions item={item} />
      </div>
      <IconButton icon={X} label={closeLabel} onClick={() => toast.close(item.id)} />
    </li>
  );
}

/** Pressing one also closes the toast. */
function Actions({ item }: { item: ToastItem }) {
  const actions = [item.action ?? []].flat();
  if (actions.length === 0) return null;
  return (
    <div className="-ms-2 flex min-w-0 flex-wrap">
      {actions.map(({ label, onPress }) => (
        <button
          key={label}
          type="button"
          onClick={() => {
            onPress();
            toast.close(item.id);
          }}
          className="min-h-target max-w-48 truncate rounded-small px-2 text-[0.9375rem] font-medium text-glow hover:underline"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
