import { ApiProblem } from "#web/api/api-problem.ts";
import { useEffect, useRef, useState } from "react";
import { shrinkPicture } from "./shrink-picture.ts";

/** A file that was chosen: on its way, or with the server. */
export interface Upload {
  /** Of the page; the server's id comes when it is there. */
  key: string;
  /** To what it belongs, where a page has several places for files. */
  group: number;
  name: string;
  /** Address of the picture that the page itself holds; null for documents. */
  url: string | null;
  id: string | null;
  /** What part of it has left, 0 to 1. */
  share: number;
}

interface UploadDesk {
  send: (file: Blob, onProgress: (share: number) => void) => Promise<{ id: string }>;
  /** Takes one away again that was sent. */
  remove: (id: string) => Promise<void>;
  onRefused: (problem: ApiProblem, file: { name: string; group: number }) => void;
}

export interface Uploads {
  all: readonly Upload[];
  add: (file: File, group?: number) => void;
  remove: (key: string) => void;
  isSending: boolean;
}

/** Files that are chosen one by one; each is sent at once, pictures made smaller before, and can be taken away again. */
export function useUploads(desk: UploadDesk): Uploads {
  const [all, setAll] = useState<readonly Upload[]>([]);
  const urls = useRef<string[]>([]);
  /** Removals under way: the same file chosen again would be the one that is just being thrown away. */
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

  /** The same file sent twice is one for the server: then one is shown. */
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
      const { id } = await desk.send(body, (share) => change(key, { share }));
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
    // What stays there is thrown away after a day.
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
