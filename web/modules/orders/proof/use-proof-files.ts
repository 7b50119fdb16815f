import { useState } from "react";
import { useTranslations } from "use-intl";
import { type ApiProblem, OFFLINE } from "#api-client/api-problem.ts";
import { MAX_PROOF_BYTES, PROOF_TYPES } from "#contract/payments/proof-types.ts";
import { call } from "#web/api/client.ts";
import { sendFile } from "#web/api/files.ts";
import { type Upload, useUploads } from "#web/shell/files/use-uploads.ts";

export interface ProofFiles {
  all: readonly Upload[];
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  isSending: boolean;
  /** Why a file was rejected, or that one is required. */
  trouble: string | null;
  setTrouble: (text: string | null) => void;
}

/** The files chosen as an order's receipt; invalid ones are reported before they are sent. */
export function useProofFiles(number: string): ProofFiles {
  const t = useTranslations("orders.proof");
  const offline = useTranslations("shell")("offline");
  const [trouble, setTrouble] = useState<string | null>(null);
  const why = ({ code, message }: ApiProblem) => (code === OFFLINE ? offline : message);
  const { all, add, remove, isSending } = useUploads({
    send: (file, onProgress) =>
      sendFile("POST /api/v1/orders/{number}/payment/proof-files", file, {
        params: { number },
        onProgress,
      }),
    remove: async (id) => {
      await call("DELETE /api/v1/orders/{number}/payment/proof-files/{id}", {
        params: { number, id },
      });
    },
    onRefused: (problem, file) => {
      const name = isolated(file.name);
      const isUnreadable = problem.code === "validation";
      setTrouble(
        isUnreadable ? t("unreadable", { name }) : t("refused", { name, why: why(problem) }),
      );
    },
  });
  const mistakeOf = ({ type, size, name }: File) => {
    if (type !== "" && !isKnownType(type)) return t("wrongType", { name: isolated(name) });
    const isTooBig = type === "application/pdf" && size > MAX_PROOF_BYTES;
    return isTooBig ? t("tooBig", { name: isolated(name) }) : null;
  };
  return {
    all,
    add: (files) => {
      setTrouble(null);
      for (const file of files) {
        const mistake = mistakeOf(file);
        if (mistake) setTrouble(mistake);
        else add(file);
      }
    },
    remove: (key) => {
      setTrouble(null);
      remove(key);
    },
    isSending,
    trouble,
    setTrouble,
  };
}

/** Any kind of picture is allowed: the browser converts it first, where it can. */
function isKnownType(type: string): boolean {
  return type.startsWith("image/") || PROOF_TYPES.some((known) => known === type);
}

const isolated = (name: string) => `\u2068${name}\u2069`;
