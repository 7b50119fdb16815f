import { Prose } from "#web/ui/text/prose.tsx";
import { matchParts } from "./match-parts.ts";

const ARABIC = /\p{Script=Arabic}/u;

/**
 * A name in its own direction, with the typed letters highlighted. Highlighted by background,
 * because bold letters would not join the others in Arabic.
 */
export function MatchedText({ text, typed }: { text: string; typed: string }) {
  return (
    <bdi dir={ARABIC.test(text) ? "rtl" : "ltr"}>
      {matchParts(text, typed).map((part, place) =>
        part.isMatch ? (
          // oxlint-disable-next-line react/no-array-index-key -- a text is shown, never sorted
          <mark key={place} className="rounded-xs bg-brass-wash text-ink">
            {part.text}
          </mark>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <Prose key={place} text={part.text} />
        ),
      )}
    </bdi>
  );
}
