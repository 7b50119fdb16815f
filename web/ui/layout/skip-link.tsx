import type { ReactNode } from "react";

/** First on the page: skips the menus to the content. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a
      href={href}
      className="sr-only focus:not-sr-only focus:fixed focus:inset-s-4 focus:top-4 focus:z-(--layer-toast) focus:rounded-pill focus:bg-ink focus:px-6 focus:py-3 focus:text-plaster"
    >
      {children}
    </a>
  );
}
