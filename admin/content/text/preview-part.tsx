import { Box } from "@mui/material";
import type { TextPartDraft } from "#contract/content/text-draft.ts";
import { runsOf } from "#contract/content/text-runs.ts";
import type { Bilingual, Locale } from "#contract/kernel/locale.ts";
import { imageUrl } from "#contract/media/image-url.ts";

interface PreviewPartProps {
  part: TextPartDraft;
  locale: Locale;
  /** For a picture. */
  src: string | undefined;
}

const lines = { whiteSpace: "pre-line", marginBlock: "1.15em" } as const;

/** A part of a text as the shop renders it. */
export function PreviewPart({ part, locale, src }: PreviewPartProps) {
  switch (part.kind) {
    case "heading":
      return (
        <Box component="h4" sx={{ ...HEADING, fontSize: "1.375rem", marginBlock: "2rem 0.75rem" }}>
          {part.text[locale]}
        </Box>
      );
    case "text":
      return (
        <Box component="p" sx={lines}>
          <Line line={part.text[locale]} />
        </Box>
      );
    case "list":
    case "steps":
      return <Items {...part} locale={locale} />;
    case "quote":
      return (
        <Box component="figure" sx={{ marginInline: 0, paddingInlineStart: 3, ...RULE }}>
          <Box component="blockquote" sx={{ ...HEADING, margin: 0 }}>
            <Line line={part.text[locale]} />
          </Box>
          {part.by && <figcaption>{part.by[locale]}</figcaption>}
        </Box>
      );
    case "picture":
      return (
        <Box component="figure" sx={{ marginInline: 0 }}>
          {src !== undefined && (
            <Box
              component="img"
              src={imageUrl(src, { width: 960 })}
              alt={part.alt[locale]}
              sx={{ maxInlineSize: "100%", borderRadius: 3.5 }}
            />
          )}
          {part.caption && (
            <Box component="figcaption" sx={{ color: "text.secondary", fontSize: "0.875rem" }}>
              {part.caption[locale]}
            </Box>
          )}
        </Box>
      );
    case "link":
      return (
        <Box component="p" sx={{ ...lines, color: "secondary.main", textDecoration: "underline" }}>
          {part.label[locale]}
        </Box>
      );
  }
}

const HEADING = { fontFamily: "h2.fontFamily", fontWeight: 600 } as const;
const RULE = { borderInlineStart: "2px solid", borderColor: "secondary.main" } as const;

/** A line with its bold words and links, which lead nowhere from a preview. */
function Line({ line }: { line: string }) {
  return runsOf(line).map(({ text, isBold, href }, index) => (
    <Box
      // oxlint-disable-next-line react/no-array-index-key -- shown, never sorted
      key={index}
      component={isBold ? "strong" : "span"}
      sx={href === null ? {} : { color: "secondary.main", textDecoration: "underline" }}
    >
      {text}
    </Box>
  ));
}

function Items({
  kind,
  items,
  locale,
}: {
  kind: "list" | "steps";
  items: Bilingual[];
  locale: Locale;
}) {
  return (
    <Box component={kind === "list" ? "ul" : "ol"} sx={{ paddingInlineStart: 3, ...lines }}>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- shown, never sorted
        <li key={index}>
          <Line line={item[locale]} />
        </li>
      ))}
    </Box>
  );
}
