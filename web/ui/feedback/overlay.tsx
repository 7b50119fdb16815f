import type { ReactNode } from "react";
import { Spinner } from "./spinner.tsx";

export type OverlayProps = {
  open: boolean;
  /** Announced text: "loading". */
  label: string;
  logo: ReactNode;
};

/** Full-screen cover while a page loads: logo and spinner, fading. */
export function Overlay({ open, label, logo }: OverlayProps) {
  return (
    <output data-open={open} className="overlay">
      {open && <span className="sr-only">{label}</span>}
      <div className="flex flex-col items-center gap-5 text-brass">
        {logo}
        <Spinner className="size-7" />
      </div>
    </output>
  );
}
