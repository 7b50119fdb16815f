import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { OFFLINE } from "#api-client/api-problem.ts";
import type { RatedOrder } from "#contract/feedback/rate-path.ts";
import { call } from "#web/api/client.ts";
import { type Upload, useUploads } from "#web/shell/files/use-uploads.ts";
import { type PicturePlace, picturePlace } from "./picture-place.ts";

export interface RatingPicturesDraft {
  place: PicturePlace;
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
  { productId, order }: { productId: number; order: RatedOrder | undefined },
  first: readonly string[],
  onChange: (ids: readonly string[]) => void,
): RatingPicturesDraft {
  const t = useTranslations("ratings.pictures");
  const offline = useTranslations("shell")("offline");
  const place = picturePlace(productId, order);
  const [kept, setKept] = useState(first);
  const [trouble, setTrouble] = useState<string | null>(null);
  const { all, add, remove, isSending } = useUploads({
    send: place.send,
    remove: async (id) => {
      // A guest's picture needs no request: it is deleted after a day.
      if (order === undefined)
        await call("DELETE /api/v1/account/rating-pictures/{id}", { params: { id } });
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
    place,
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
