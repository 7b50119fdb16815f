import { ImagePlus } from "@lucide/icons";
import type { ChangeEvent, ReactNode } from "react";
import { Icon } from "#web/ui/display/icon.tsx";

interface AddFilesProps {
  /** File types, as for the `accept` attribute. */
  accept: string;
  /** Accessible name, if the button's text is not enough. */
  label?: string;
  describedBy: string;
  /** How many more files can be added. */
  room: number;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** A button that opens the file chooser; of too many files only the first are used. */
export function AddFiles({ accept, label, describedBy, room, onFiles, children }: AddFilesProps) {
  const add = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])].slice(0, room));
    // Allows choosing the same file again after it was removed.
    event.target.value = "";
  };
  if (room <= 0) return null;
  return (
    <label className="relative mt-3 inline-flex min-h-target items-center gap-2 rounded-pill border border-line-strong bg-paper px-5 font-heading text-small font-medium hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <Icon icon={ImagePlus} size={18} />
      {children}
      <input
        type="file"
        multiple={room > 1}
        accept={accept}
        aria-label={label}
        aria-describedby={describedBy}
        className="sr-only"
        onChange={add}
      />
    </label>
  );
}
