import "./reading.css";
import type { TextPart } from "#contract/content/text-part.ts";
import { textSections } from "./anchors.ts";
import { TextParts } from "./text-parts.tsx";

interface TextArticleProps {
  parts: readonly TextPart[];
  /** Puts each heading beside its text instead of above it. */
  rows?: boolean;
}

/** A long text: a readable line length, headings with anchors. */
export function TextArticle({ parts, rows = false }: TextArticleProps) {
  return (
    <div className="prose" data-rows={rows}>
      {textSections(parts).map(({ anchor, parts: own }) =>
        anchor ? (
          <section key={anchor.id} aria-labelledby={anchor.id}>
            <h2 id={anchor.id}>{anchor.text}</h2>
            <div>
              <TextParts parts={own} />
            </div>
          </section>
        ) : (
          <div key="before">
            <TextParts parts={own} />
          </div>
        ),
      )}
    </div>
  );
}
