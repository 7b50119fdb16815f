import type { ReactNode } from "react";

/** Text that is left to right on any page: SKU, phone, IP65, E27, 220–240 V, 30×40 mm. */
export function Ltr({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <bdi dir="ltr" className={className}>
      {children}
    </bdi>
  );
}
