import { useEffect, useRef, useState } from "react";
import { ApiProblem } from "#api-client/api-problem.ts";
import type { OnProgress } from "#api-client/send-bytes.ts";
import { sendAgain } from "./send-again.ts";
import { shrinkPicture } from "./shrink-picture.ts";

/** A chosen file: being uploaded, or uploaded. */
export interface Upload {
  /** Local key; the server's id follows after the upload. */
  key: string;
  /** Which file input it belongs to, where a page has several. */
  group: number;
  name: string;
  /** Object URL of the picture; null for documents. */
  url: string | null;
  id: string | null;
  /** The share sent so far, 0 to 1. */
  share: number;
}

export type SendUpload = (file: Blob, onProgress: OnProgress) => Promise<{ id: string }>;

interface UploadDesk {
  send: SendUpload;
  /** Deletes an uploaded file. */
  remove: (id: string) => Promise<void>;
  onRefused: (problem: ApiProblem, file: { name: string; group: number }) => void;
}

export interface Uploads {
  all: readonly Upload[];
  add: (file: File, group?: number) => void;
  remove: (key: string) => void;
  isSending: boolean;
}

/**
 * Files chosen one at a time; each is uploaded immediately, pictures scaled down first, and can be
 * removed again.
 */
export function useUploads(desk: UploadDesk): Uploads {
  const [all, setAll] = useState<readonly Upload[]>([]);
  const urls = useRef<string[]>([]);
  /**
   * Removals in progress: choosing the same file again must wait, or it would return the id being
   * deleted.
   */
  const removals = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(
    () => () => {
      for (const url of urls.current) URL.revokeObjectURL(url);
    },
    [],
  );
  const change = (key: string, news: Partial<Upload>) =>
    setAll((before) => before.map((one) => (one.key === key ? { ...one, ...news } : one)));
  const forget = (key: string) => setAll((before) => before.filter((one) => one.key !== key));

  /** The server stores identical files once: only one is shown. */
  const settle = (key: string, id: string) =>
    setAll((before) =>
      before.some((one) => one.id === id)
        ? before.filter((one) => one.key !== key)
        : before.map((one) => (one.key === key ? { ...one, id } : one)),
    );

  const send = async (file: File, group: number) => {
    const key = crypto.randomUUID();
    const isPicture = file.type !== "application/pdf";
    const url = isPicture ? URL.createObjectURL(file) : null;
    if (url) urls.current.push(url);
    setAll((before) => [...before, { key, group, name: file.name, url, id: null, share: 0 }]);
    try {
      const body = isPicture ? await shrinkPicture(file) : file;
      await removals.current;
      const { id } = await sendAgain(() => desk.send(body, (share) => change(key, { share })));
      settle(key, id);
    } catch (error) {
      forget(key);
      if (!(error instanceof ApiProblem)) throw error;
      desk.onRefused(error, { name: file.name, group });
    }
  };

  const remove = (key: string) => {
    const id = all.find((one) => one.key === key)?.id;
    forget(key);
    if (!id) return;
    // A file left on the server is deleted after a day.
    const removal = desk.remove(id).catch(() => undefined);
    removals.current = Promise.all([removals.current, removal]);
  };

  return {
    all,
    add: (file, group = 0) => void send(file, group),
    remove,
    isSending: all.some(({ id }) => id === null),
  };
}
