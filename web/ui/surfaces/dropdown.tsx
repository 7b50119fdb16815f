import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../class-names.ts";

export type DropdownProps = {
  /** Content of the button; set `label` if it is only an icon. */
  trigger: ReactNode;
  label?: string | undefined;
  /** The edge of the trigger that the panel is aligned to. */
  align?: "start" | "end";
  triggerClassName?: string | undefined;
  className?: string | undefined;
  /** Links, or any small content (an explanation, a form). */
  children: ReactNode;
};

/**
 * A panel under a trigger, based on native `details`: opens without script. Escape, a click
 * outside, tabbing out and following a link close it.
 */
export function Dropdown(props: DropdownProps) {
  const { trigger, label, align = "start", triggerClassName, className, children } = props;
  const ref = useClosing();
  return (
    <details ref={ref} className="relative">
      <summary
        aria-label={label}
        className={classNames("flex min-h-target list-none items-center gap-1.5", triggerClassName)}
      >
        {trigger}
      </summary>
      <div
        className={classNames(
          "dropdown absolute top-full z-(--layer-panel) mt-1 w-max max-w-[min(20rem,calc(100vw-2rem))] rounded-panel border border-hairline bg-paper p-2 text-ink shadow-float",
          align === "start" ? "inset-s-0" : "inset-e-0",
          className,
        )}
      >
        {children}
      </div>
    </details>
  );
}

function useClosing() {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    const closeUnlessInside = (event: Event) => {
      if (!details.contains(event.target as Node)) details.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.open) return;
      details.open = false;
      details.querySelector("summary")?.focus();
    };
    const closeOnLink = (event: Event) => {
      if ((event.target as Element).closest("a")) details.open = false;
    };
    document.addEventListener("click", closeUnlessInside);
    document.addEventListener("focusin", closeUnlessInside);
    details.addEventListener("keydown", closeOnEscape);
    details.addEventListener("click", closeOnLink);
    return () => {
      document.removeEventListener("click", closeUnlessInside);
      document.removeEventListener("focusin", closeUnlessInside);
      details.removeEventListener("keydown", closeOnEscape);
      details.removeEventListener("click", closeOnLink);
    };
  }, []);
  return ref;
}
