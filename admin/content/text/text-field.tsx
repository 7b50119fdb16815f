import { Typography } from "@mui/material";
import { lazy, Suspense } from "react";
import { useController } from "react-hook-form";
import { fromDocuments, toDocument } from "#contract/content/text-document.ts";
import type { TextPartDraft, TextSources } from "#contract/content/text-draft.ts";
import { ownProblem } from "../../api/own-problem.ts";
import { useMay } from "../../api/session.ts";
import { Loading } from "../../shell/frame/states.tsx";
import { type Documents, withoutEmpty } from "./align.ts";

/** The editor is large: it is loaded with the first text that is opened. */
const BothEditors = lazy(async () => ({
  default: (await import("./both-editors.tsx")).BothEditors,
}));

const EMPTY = { type: "doc", content: [{ type: "paragraph" }] };
export const NO_TEXT: Documents = { ar: EMPTY, en: EMPTY };

/** A stored text in the field's format. */
export function documentsOf(parts: readonly TextPartDraft[], sources: TextSources): Documents {
  if (parts.length === 0) return NO_TEXT;
  return { ar: toDocument(parts, "ar", sources), en: toDocument(parts, "en", sources) };
}

/** The request body of the field. @throws if the two languages differ in structure */
export function partsOf(documents: Documents, apart: string): TextPartDraft[] {
  const { parts } = fromDocuments(withoutEmpty(documents));
  if (!parts) throw ownProblem(apart);
  return parts;
}

/** A text in both languages, for a form's field `documents`. */
export function TextField({ label }: { label: string }) {
  const mayUpload = useMay("media:write");
  const { field } = useController<{ documents: Documents }, "documents">({ name: "documents" });
  return (
    <>
      <Typography variant="h3" sx={{ marginBlock: "16px 8px" }}>
        {label}
      </Typography>
      <Suspense fallback={<Loading />}>
        <BothEditors
          label={label}
          documents={field.value}
          onChange={field.onChange}
          mayUpload={mayUpload}
        />
      </Suspense>
    </>
  );
}
