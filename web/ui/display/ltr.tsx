import type { ReactNode } from "react";

/** A run that reads left to right in any page: SKU, phone, IP65, E27, 220–240 V, 30×40 mm. */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
