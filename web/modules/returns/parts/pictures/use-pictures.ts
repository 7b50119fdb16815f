import { accountCall } from "#web/api/account-calls.ts";
import { ApiProblem } from "#web/api/api-problem.ts";
import { sendFile } from "#web/api/files.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { shrinkPicture } from "./shrink-picture.ts";

export interface ChosenPicture {
  /** Of the page; the server's id comes when it is sent. */
  key: string;
  /** Address of what the page itself holds. */
  url: string;
  id: string | null;
}

type ByLine = Readonly<Record<number, readonly ChosenPicture[]>>;

export interface Pictures {
  of: (position: number) => readonly ChosenPicture[];
  add: (position: number, file: File) => void;
  remove: (position: number, key: string) => void;
  isSending: boolean;
}

/** Pictures that were chosen for the lines of a return; each is sent at once and can be taken away again. */
export function usePictures(orderNumber: string): Pictures {
  const t = useTranslations("returns.pictures");
  const [chosen, setChosen] = useState<ByLine>({});
  const urls = useRef<string[]>([]);
  useEffect(
    () => () => {
      for (const url of urls.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const change = (
    position: number,
    next: (pictures: readonly ChosenPicture[]) => readonly ChosenPicture[],
  ) => setChosen((before) => ({ ...before, [position]: next(before[position] ?? []) }));

  const send = async (position: number, file: File) => {
    const key = crypto.randomUUID();
    const picture = await shrinkPicture(file);
    const url = URL.createObjectURL(picture);
    urls.current.push(url);
    change(position, (pictures) => [...pictures, { key, url, id: null }]);
    try {
      const address = `/api/v1/orders/${encodeURIComponent(orderNumber)}/return-pictures`;
      const { id } = await sendFile<"addReturnPicture">(address, picture);
      change(position, (pictures) =>
        pictures.map((one) => (one.key === key ? { ...one, id } : one)),
      );
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      change(position, (pictures) => pictures.filter((one) => one.key !== key));
      toast.error(error.code === "validation" ? t("failed") : error.message);
    }
  };

  const remove = async (position: number, key: string) => {
    const id = chosen[position]?.find((one) => one.key === key)?.id;
    change(position, (pictures) => pictures.filter((one) => one.key !== key));
    if (!id) return;
    // What stays there is thrown away after a day.
    await accountCall("removeReturnPicture", { params: { number: orderNumber, id } }).catch(
      () => undefined,
    );
  };

  return {
    of: (position) => chosen[position] ?? [],
    add: (position, file) => void send(position, file),
    remove: (position, key) => void remove(position, key),
    isSending: Object.values(chosen)
      .flat()
      .some(({ id }) => id === null),
  };
}
