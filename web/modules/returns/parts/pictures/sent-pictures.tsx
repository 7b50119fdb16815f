import { ApiProblem } from "#web/api/api-problem.ts";
import { fetchFile } from "#web/api/files.ts";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";

interface SentPicturesProps {
  number: string;
  name: string;
  ids: readonly string[];
}

/** The customer's pictures as the shop has them. */
export function SentPictures({ number, name, ids }: SentPicturesProps) {
  const t = useTranslations("returns.pictures");
  if (ids.length === 0) return null;
  return (
    <ul aria-label={t("label")} className="mt-2 flex flex-wrap gap-2">
      {ids.map((id, index) => (
        <li key={id} className="size-16 overflow-hidden rounded-control well">
          <SentPicture
            address={`/api/v1/returns/${number}/pictures/${id}`}
            alt={t("alt", { number: String(index + 1), name: `\u2068${name}\u2069` })}
          />
        </li>
      ))}
    </ul>
  );
}

/** Fetched with the proof of the session, which a plain address could not carry. */
function SentPicture({ address, alt }: { address: string; alt: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let own: string | null = null;
    let isGone = false;
    fetchFile(address).then(
      (file) => {
        if (isGone) return;
        own = URL.createObjectURL(file);
        setUrl(own);
      },
      (error: unknown) => {
        if (!(error instanceof ApiProblem)) throw error;
      },
    );
    return () => {
      isGone = true;
      if (own) URL.revokeObjectURL(own);
    };
  }, [address]);
  return url && <img src={url} alt={alt} className="size-full object-cover" />;
}
