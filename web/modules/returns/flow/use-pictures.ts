import { useState } from "react";
import { useTranslations } from "use-intl";
import { OFFLINE } from "#api-client/api-problem.ts";
import { call } from "#web/api/client.ts";
import { sendFile } from "#web/api/files.ts";
import { type Upload, useUploads } from "#web/shell/files/use-uploads.ts";

export interface Pictures {
  of: (position: number) => readonly Upload[];
  add: (position: number, file: File) => void;
  remove: (key: string) => void;
  isSending: boolean;
  /** Why the last picture of a line was rejected. */
  troubleOf: (position: number) => string | null;
}

/** The pictures chosen for the lines of a return. */
export function usePictures(orderNumber: string): Pictures {
  const t = useTranslations("returns.pictures");
  const offline = useTranslations("shell")("offline");
  const [trouble, setTrouble] = useState<{ position: number; text: string } | null>(null);
  const params = { number: orderNumber };
  const { all, add, remove, isSending } = useUploads({
    send: (file, onProgress) =>
      sendFile("POST /api/v1/orders/{number}/return-pictures", file, { params, onProgress }),
    remove: async (id) => {
      await call("DELETE /api/v1/orders/{number}/return-pictures/{id}", {
        params: { ...params, id },
      });
    },
    onRefused: ({ code, message }, { group: position }) => {
      const refusal = code === OFFLINE ? offline : message;
      setTrouble({ position, text: code === "validation" ? t("failed") : refusal });
    },
  });
  return {
    of: (position) => all.filter(({ group }) => group === position),
    add: (position, file) => {
      setTrouble(null);
      add(file, position);
    },
    remove: (key) => {
      setTrouble(null);
      remove(key);
    },
    isSending,
    troubleOf: (position) => (trouble?.position === position ? trouble.text : null),
  };
}
