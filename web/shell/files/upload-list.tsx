import { FileText, X } from "@lucide/icons";
import { useRef } from "react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import type { Upload } from "./use-uploads.ts";

export interface UploadWords {
  /** Text alternative for the file at this place. */
  alt: (place: string) => string;
  remove: (place: string) => string;
  sending: string;
}

interface UploadListProps {
  uploads: readonly Upload[];
  words: UploadWords;
  onRemove: (key: string) => void;
}

/**
 * Chosen files side by side: pictures as thumbnails, documents by name, each with a remove button.
 */
export function UploadList({ uploads, words, onRemove }: UploadListProps) {
  const place = useRef<HTMLDivElement>(null);
  const remove = (key: string) => {
    // The pressed button is removed: move the focus here.
    place.current?.focus();
    onRemove(key);
  };
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <ul className="mt-4 flex flex-wrap gap-4 empty:hidden">
        {uploads.map((upload, index) => (
          <li key={upload.key} className="relative h-24 min-w-24">
            <UploadFace upload={upload} alt={words.alt(String(index + 1))} />
            {upload.id === null ? (
              <Sending share={upload.share} label={words.sending} />
            ) : (
              <IconButton
                icon={X}
                label={words.remove(String(index + 1))}
                onClick={() => remove(upload.key)}
                className="absolute -end-3 -top-3 rounded-pill border border-hairline bg-paper"
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function UploadFace({ upload: { url, name }, alt }: { upload: Upload; alt: string }) {
  if (url) {
    return (
      <img
        src={url}
        alt={alt}
        className="size-24 rounded-control border border-hairline bg-paper object-cover"
      />
    );
  }
  return (
    <span className="flex h-full max-w-52 items-center gap-2.5 rounded-control border border-hairline bg-paper px-4">
      <Icon icon={FileText} size={22} className="shrink-0 text-brass" />
      <span className="sr-only">{alt}</span>
      <bdi className="line-clamp-2 text-small break-all">{name}</bdi>
    </span>
  );
}

/** Upload progress: an overlay shrinks as the file is sent. */
function Sending({ share, label }: { share: number; label: string }) {
  const percent = Math.round(share * 100);
  return (
    <span className="absolute inset-0 grid place-items-center rounded-control bg-paper/75">
      <output className="sr-only">{label}</output>
      <progress
        max={100}
        value={percent}
        aria-label={label}
        className="h-1.5 w-16 overflow-hidden rounded-pill accent-brass"
      />
    </span>
  );
}
