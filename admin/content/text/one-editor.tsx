import { Box } from "@mui/material";
import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import type { DocumentNode } from "#contract/content/text-document.ts";
import { DIRECTION, type Locale } from "#contract/kernel/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { extensions } from "./nodes.tsx";
import { Toolbar } from "./toolbar.tsx";

interface OneEditorProps {
  locale: Locale;
  label: string;
  document: DocumentNode;
  onChange: (document: DocumentNode) => void;
  /** Called with the index of the element that contains the cursor. */
  onPlace: (index: number) => void;
  onLink: () => void;
}

/** The text in one language, in its direction. */
export function OneEditor({ locale, label, document, onChange, onPlace, onLink }: OneEditorProps) {
  const text = useText();
  const [first] = useState(document);
  const last = useRef(document);
  const editor = useEditor({
    extensions,
    content: first,
    // The page only accepts style sheets with its nonce; ours is below.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        lang: locale,
        dir: DIRECTION[locale],
      },
      handleDOMEvents: {
        // Pastes plain text: the browser would have to parse foreign markup, which this page does
        // not allow.
        paste: (view, event) => {
          event.preventDefault();
          view.pasteText(event.clipboardData?.getData("text/plain") ?? "");
          return true;
        },
        drop: (view, event) => {
          if (view.dragging) return false;
          event.preventDefault();
          return true;
        },
      },
    },
    onUpdate: ({ editor: changed }) => {
      last.current = changed.getJSON() as DocumentNode;
      onChange(last.current);
    },
    onSelectionUpdate: ({ editor: changed }) => onPlace(changed.state.selection.$from.index(0)),
  });
  useEffect(() => {
    if (last.current === document) return;
    last.current = document;
    editor.commands.setContent(document, { emitUpdate: false });
  }, [editor, document]);
  return (
    <Box sx={STYLE}>
      <Toolbar editor={editor} label={text("content.text.toolsOf", { label })} onLink={onLink} />
      <EditorContent editor={editor} />
    </Box>
  );
}

const STYLE = {
  border: "1px solid",
  borderColor: "text.secondary",
  borderRadius: 2.5,
  backgroundColor: "background.paper",
  minInlineSize: 0,
  "&:focus-within": { borderColor: "primary.main" },
  "& .ProseMirror": {
    minBlockSize: 240,
    padding: 2,
    outline: "none",
    lineHeight: 1.7,
    whiteSpace: "break-spaces",
    overflowWrap: "anywhere",
    fontVariantLigatures: "none",
    "& > *": { marginBlock: "0 0.75rem" },
    "& h2": { fontSize: "1.125rem", lineHeight: 1.4, fontWeight: 600 },
    "& ul, & ol": { paddingInlineStart: 3 },
    // Its padding makes a link in a line of its own large enough to press.
    "& a": { color: "secondary.main", textDecoration: "underline", paddingBlock: 0.5 },
    "& li > p": { marginBlock: 0 },
    "& blockquote": {
      marginInline: 0,
      paddingInlineStart: 2,
      borderInlineStart: "3px solid",
      borderColor: "secondary.main",
    },
    "& .ProseMirror-selectednode": { outline: "2px solid", outlineColor: "secondary.main" },
    "& .ProseMirror-gapcursor": { position: "relative", display: "block", blockSize: "1.2em" },
    "& .ProseMirror-gapcursor::after": {
      content: '""',
      position: "absolute",
      insetInlineStart: 0,
      blockSize: "1.2em",
      borderInlineStart: "2px solid",
    },
  },
} as const;
