import type { ReactNode } from "react";

/** A panel with a heading: address, lines, totals. */
export function OrderCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-panel border border-hairline bg-paper p-5 md:p-6">
      <h2 className="mb-4 text-title">{title}</h2>
      {children}
    </section>
  );
}
