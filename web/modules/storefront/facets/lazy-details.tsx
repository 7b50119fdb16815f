import { createContext, type ReactNode, use, useEffect, useRef, useState } from "react";

/** True inside `noscript`, which cannot be nested. */
const WithoutScript = createContext(false);

export interface LazyDetailsProps {
  open?: boolean;
  className?: string;
  summary: ReactNode;
  summaryClassName: string;
  children: ReactNode;
}

/**
 * A disclosure whose content is rendered when it is first opened: a list has dozens of facets, and
 * most stay closed. Browsers without script get the content in `noscript`.
 */
export function LazyDetails(props: LazyDetailsProps) {
  const { open = false, className, summary, summaryClassName, children } = props;
  const ref = useRef<HTMLDetailsElement>(null);
  const withoutScript = use(WithoutScript);
  const [opened, setOpened] = useState(withoutScript);
  // Opened before the script had loaded.
  useEffect(() => {
    if (ref.current?.open) setOpened(true);
  }, []);
  return (
    <details
      ref={ref}
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
      className={className}
    >
      <summary className={summaryClassName}>{summary}</summary>
      {open || opened ? (
        children
      ) : (
        <noscript>
          <WithoutScript value>{children}</WithoutScript>
        </noscript>
      )}
    </details>
  );
}

/** Content for browsers without JavaScript only. */
export function OnlyWithoutScript({ children }: { children: ReactNode }) {
  return use(WithoutScript) ? children : <noscript>{children}</noscript>;
}
