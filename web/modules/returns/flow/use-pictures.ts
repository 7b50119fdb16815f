import { accountCall } from "#web/api/account-calls.ts";
import { sendFile } from "#web/api/files.ts";
import { type Upload, useUploads } from "#web/shell/files/use-uploads.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { useTranslations } from "use-intl";

export interface Pictures {
  of: (position: number) => readonly Upload[];
  add: (position: number, file: File) => void;
  remove: (key: string) => void;
  isSending: boolean;
}

/** Pictures that were chosen for the lines of a return. */
export function usePictures(orderNumber: string): Pictures {
  const t = useTranslations("returns.pictures");
  const address = `/api/v1/orders/${encodeURIComponent(orderNumber)}/return-pictures`;
  const { all, add, remove, isSending } = useUploads({
    send: (file, onProgress) => sendFile<"addReturnPicture">(address, file, onProgress),
    remove: async (id) => {
      await accountCall("removeReturnPicture", { params: { number: orderNumber, id } });
    },
    onRefused: ({ code, message }) => toast.error(code === "validation" ? t("failed") : message),
  });
  return {
    of: (position) => all.filter(({ group }) => group === position),
    add: (position, file) => add(file, position),
    remove,
    isSending,
  };
}
