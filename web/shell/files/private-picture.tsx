import { useEffect, useEffectEvent, useState } from "react";
import { ApiProblem } from "#api-client/api-problem.ts";
import { fetchFile } from "#web/api/files.ts";

interface PrivatePictureProps {
  address: string;
  /** Sent in addition to the session token. */
  headers?: Record<string, string>;
  alt: string;
}

/**
 * A picture with restricted access: fetched with the session's token, which an `img` cannot send.
 */
export function PrivatePicture({ address, headers, alt }: PrivatePictureProps) {
  const [url, setUrl] = useState<string | null>(null);
  const onFetch = useEffectEvent(() => fetchFile(address, headers));
  useEffect(() => {
    let own: string | null = null;
    let isGone = false;
    onFetch().then(
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
