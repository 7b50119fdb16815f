import { useState } from "react";
import { useTranslate } from "ra-core";
import { ApiProblem } from "../../api/api-problem.ts";
import type { OnProgress } from "../../api/send-bytes.ts";
import { useText } from "../../i18n/use-text.ts";

export type SendFile<T> = (file: File, onProgress: OnProgress) => Promise<T>;

export interface UploadHandlers<T> {
  send: SendFile<T>;
  onSent: (sent: T, file: File) => void;
}

export interface Upload {
  /** Undefined: nothing is being sent. `share` is that of the file's bytes, from 0 to 1. */
  progress: { number: number; count: number; share: number } | undefined;
  /** A line for each file that was not sent: its name and why. */
  refused: readonly string[];
  sendAll: (files: readonly File[]) => Promise<void>;
}

/** Sends files one after the other; each that fails is named, and the others are sent all the same. */
export function useUpload<T>({ send, onSent }: UploadHandlers<T>): Upload {
  const text = useText();
  const translate = useTranslate();
  const [progress, setProgress] = useState<Upload["progress"]>();
  const [refused, setRefused] = useState<string[]>([]);
  const reasonOf = (error: unknown) => {
    if (!(error instanceof ApiProblem)) return text("shell.files.notSent");
    // At the file itself, or of the request as a whole.
    return Object.values(error.body.errors)[0] ?? translate(error.message);
  };
  const sendOne = async (file: File, onProgress: OnProgress) => {
    try {
      onSent(await send(file, onProgress), file);
    } catch (error) {
      setRefused((others) => [...others, `${file.name}: ${reasonOf(error)}`]);
      // No answer of the server: a fault of ours that somebody should see.
      if (!(error instanceof ApiProblem)) reportError(error);
    }
  };
  const sendAll = async (files: readonly File[]) => {
    setRefused([]);
    const count = files.length;
    for (const [index, file] of files.entries()) {
      const onProgress = (share: number) => setProgress({ number: index + 1, count, share });
      onProgress(0);
      await sendOne(file, onProgress);
    }
    setProgress(undefined);
  };
  return { progress, refused, sendAll };
}
