import { Box, TextField } from "@mui/material";
import { type NodeViewProps, NodeViewContent, NodeViewWrapper } from "@tiptap/react";
import { useState } from "react";
import { isKnownPage } from "#contract/find-page.ts";
import { DIRECTION } from "#contract/kernel/locale.ts";
import { imageUrl } from "#contract/media/image-url.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";

interface AttributeProps {
  view: NodeViewProps;
  name: string;
  label: string;
  help?: string | undefined;
  isWrong?: boolean;
  isLatin?: boolean;
  /** The value of an empty input. */
  empty?: "" | null;
}

/** An input for an element's attribute. */
function Attribute({ view, name, label, help, isWrong, isLatin, empty = "" }: AttributeProps) {
  const value = (view.node.attrs[name] as string | null) ?? "";
  // The document updates a moment later: keep what is typed until then.
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  return (
    <TextField
      label={label}
      value={typed}
      error={isWrong}
      helperText={help}
      onChange={({ target }) => {
        setTyped(target.value);
        setKnown(target.value);
        view.updateAttributes({ [name]: target.value === "" ? empty : target.value });
      }}
      slotProps={{
        htmlInput: isLatin ? { dir: "ltr" } : {},
        // In the user's language, also within a text in the other one.
        formHelperText: { dir: DIRECTION[locale] },
      }}
    />
  );
}

export function PictureView(view: NodeViewProps) {
  const text = useText();
  const src = view.node.attrs["src"] as string | null;
  return (
    <NodeViewWrapper>
      <Box sx={{ padding: 1, border: "1px solid", borderColor: "divider", borderRadius: 2 }}>
        {src !== null && (
          <Box
            component="img"
            src={imageUrl(src, { width: 480 })}
            alt=""
            data-drag-handle
            sx={{ display: "block", maxInlineSize: "100%", maxBlockSize: 200, borderRadius: 1.5 }}
          />
        )}
        <Attribute view={view} name="alt" label={text("content.text.alt")} />
        <Attribute view={view} name="title" label={text("content.text.caption")} empty={null} />
      </Box>
    </NodeViewWrapper>
  );
}

export function LinkView(view: NodeViewProps) {
  const text = useText();
  const href = view.node.attrs["href"] as string;
  // The shop leaves out links to pages that do not exist.
  const leadsSomewhere = href.startsWith("/") ? isKnownPage(href) : href.startsWith("https://");
  const isWrong = href !== "" && !leadsSomewhere;
  return (
    <NodeViewWrapper>
      <Box sx={{ padding: 1, border: "1px solid", borderColor: "divider", borderRadius: 2 }}>
        <Box sx={{ color: "secondary.main", textDecoration: "underline" }}>
          <NodeViewContent />
        </Box>
        <Attribute
          view={view}
          name="href"
          label={text("content.text.href")}
          help={text(isWrong ? "content.text.hrefWrong" : "content.text.hrefHelp")}
          isWrong={isWrong}
          isLatin
        />
      </Box>
    </NodeViewWrapper>
  );
}

export function QuoteView(view: NodeViewProps) {
  const text = useText();
  return (
    <NodeViewWrapper as="blockquote">
      <NodeViewContent />
      <Attribute view={view} name="by" label={text("content.text.by")} empty={null} />
    </NodeViewWrapper>
  );
}
