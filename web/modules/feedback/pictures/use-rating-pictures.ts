import { OFFLINE } from "#web/api/api-problem.ts";
import { accountCall } from "#web/api/account-calls.ts";
import { sendFile } from "#web/api/files.ts";
import { type Upload, useUploads } from "#web/shell/files/use-uploads.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";

export interface RatingPicturesDraft {
  /** Ids of pictures already on the server. */
  kept: readonly string[];
  uploads: readonly Upload[];
  /** All pictures the rating will have, in order. */
  ids: readonly string[];
  add: (files: readonly File[]) => void;
  removeKept: (id: string) => void;
  removeUpload: (key: string) => void;
  isSending: boolean;
  /** Why the last picture was rejected. */
  trouble: string | null;
}

/** The pictures of a rating being written: existing ones and those added now. */
export function useRatingPictures(
  productId: number,
  first: readonly string[],
  onChange: (ids: readonly string[]) => void,
): RatingPicturesDraft {
  const t = useTranslations("ratings.pictures");
  const offline = useTranslations("shell")("offline");
  const [kept, setKept] = useState(first);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { all, add, remove, isSending } = useUploads({
    send: (file, onProgress) =>
      sendFile<"addRatingPicture">(
        `/api/v1/products/${productId}/rating-pictures`,
        file,
        onProgress,
      ),
    remove: async (id) => {
      await accountCall("removeRatingPicture", { params: { id } });
    },
    onRefused: ({ code, message }) => {
      const refusal = code === OFFLINE ? offline : message;
      setTrouble(code === "validation" ? t("failed") : refusal);
    },
  });
  const ids = [...kept, ...all.flatMap(({ id }) => (id ? [id] : []))];
  const together = ids.join(" ");
  const onIds = useEffectEvent(() => onChange(ids));
  useEffect(() => onIds(), [together]);
  return {
    kept,
    uploads: all,
    ids,
    add: (files) => {
      setTrouble(null);
      for (const file of files) add(file);
    },
    removeKept: (id) => setKept((before) => before.filter((one) => one !== id)),
    removeUpload: (key) => {
      setTrouble(null);
      remove(key);
    },
    isSending,
    trouble,
  };
}
