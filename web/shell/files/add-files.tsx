import { Icon } from "#web/ui/display/icon.tsx";
import { ImagePlus } from "@lucide/icons";
import type { ChangeEvent, ReactNode } from "react";

interface AddFilesProps {
  /** Types, as the browser's chooser takes them. */
  accept: string;
  /** What is read out, where the words on the button do not say it all. */
  label?: string;
  describedBy: string;
  /** How many more there is room for. */
  room: number;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** A button that opens the chooser for files; of too many the first are taken. */
export function AddFiles({ accept, label, describedBy, room, onFiles, children }: AddFilesProps) {
  const add = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])].slice(0, room));
    // The same file may be chosen again after it was removed.
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
