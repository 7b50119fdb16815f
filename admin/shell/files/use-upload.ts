import { useState } from "react";
import { ApiProblem, fieldMessages } from "#api-client/api-problem.ts";
import type { OnProgress } from "#api-client/send-bytes.ts";
import { useProblemText } from "../../i18n/use-problem-text.ts";
import { useText } from "../../i18n/use-text.ts";

export type SendFile<T> = (file: File, onProgress: OnProgress) => Promise<T>;

export interface UploadHandlers<T> {
  send: SendFile<T>;
  onSent: (sent: T, file: File) => void;
}

export interface Upload {
  /** Undefined when idle. `share` is the share of the file's bytes sent, from 0 to 1. */
  progress: { number: number; count: number; share: number } | undefined;
  /** One line for each file that was not sent: its name and the reason. */
  refused: readonly string[];
  sendAll: (files: readonly File[]) => Promise<void>;
}

/** Uploads files one after another; a file that fails is reported, and the rest are still sent. */
export function useUpload<T>({ send, onSent }: UploadHandlers<T>): Upload {
  const text = useText();
  const problemText = useProblemText();
  const [progress, setProgress] = useState<Upload["progress"]>();
  const [refused, setRefused] = useState<string[]>([]);
  const reasonOf = (error: unknown) => {
    if (!(error instanceof ApiProblem)) return text("shell.files.notSent");
    // An error for the file itself, or for the whole request.
    return Object.values(fieldMessages(error))[0] ?? problemText(error.message);
  };
  const sendOne = async (file: File, onProgress: OnProgress) => {
    try {
      onSent(await send(file, onProgress), file);
    } catch (error) {
      setRefused((others) => [...others, `${file.name}: ${reasonOf(error)}`]);
      // Not an API error, so a bug that should be reported.
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
