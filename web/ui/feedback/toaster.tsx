import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { IconButton } from "../actions/icon-button.tsx";
import { Icon } from "../display/icon.tsx";
import { onToasts, readToasts, toast, type ToastItem } from "./toast.ts";

const ICONS = { success: CircleCheck, info: Info, error: CircleAlert } as const;
const NONE: readonly ToastItem[] = [];

export type ToasterProps = { label: string; closeLabel: string };

/** Once per page. Top right in both directions, as specified; politely read out. */
export function Toaster({ label, closeLabel }: ToasterProps) {
  const items = useSyncExternalStore(onToasts, readToasts, () => NONE);
  return (
    <section aria-label={label} className="toasts">
      <ol aria-live="polite" aria-relevant="additions" className="flex flex-col gap-2">
        {items.map((item) => (
          <Toast key={item.id} item={item} closeLabel={closeLabel} />
        ))}
      </ol>
    </section>
  );
}

function Toast({ item, closeLabel }: { item: ToastItem; closeLabel: string }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || !Number.isFinite(item.duration)) return undefined;
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
      <p className="min-w-0 grow text-[0.9375rem] leading-snug">{item.text}</p>
      {item.action && (
        <button
          type="button"
          onClick={() => {
            item.action?.onPress();
            toast.close(item.id);
          }}
          className="min-h-target rounded-small px-2 text-[0.9375rem] font-medium text-glow hover:underline"
        >
          {item.action.label}
        </button>
      )}
      <IconButton icon={X} label={closeLabel} onClick={() => toast.close(item.id)} />
    </li>
  );
}
