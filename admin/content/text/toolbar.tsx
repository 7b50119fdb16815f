import HeadingIcon from "@mui/icons-material/TitleOutlined";
import LinkIcon from "@mui/icons-material/LinkOutlined";
import ListIcon from "@mui/icons-material/FormatListBulletedOutlined";
import QuoteIcon from "@mui/icons-material/FormatQuoteOutlined";
import RedoIcon from "@mui/icons-material/RedoOutlined";
import StepsIcon from "@mui/icons-material/FormatListNumberedOutlined";
import UndoIcon from "@mui/icons-material/UndoOutlined";
import { Box, IconButton } from "@mui/material";
import { type Editor, useEditorState } from "@tiptap/react";
import type { ComponentType } from "react";
import type { TextKey } from "../../i18n/message-shape.ts";
import { useText } from "../../i18n/use-text.ts";

interface Tool {
  label: TextKey;
  icon: ComponentType<{ fontSize?: "small" }>;
  /** The element type it turns the current line into. */
  node?: string;
  run: (editor: Editor) => void;
}

const TOOLS: readonly Tool[] = [
  {
    label: "content.text.heading",
    icon: HeadingIcon,
    node: "heading",
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: "content.text.list",
    icon: ListIcon,
    node: "bulletList",
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: "content.text.steps",
    icon: StepsIcon,
    node: "orderedList",
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: "content.text.quote",
    icon: QuoteIcon,
    node: "blockquote",
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    label: "content.text.undo",
    icon: UndoIcon,
    run: (editor) => editor.chain().focus().undo().run(),
  },
  {
    label: "content.text.redo",
    icon: RedoIcon,
    run: (editor) => editor.chain().focus().redo().run(),
  },
];

interface ToolbarProps {
  editor: Editor;
  label: string;
  /** Inserts a link in both languages after the current element. */
  onLink: () => void;
}

/** Buttons that change the type of the current line. */
export function Toolbar({ editor, label, onLink }: ToolbarProps) {
  const text = useText();
  const active = useEditorState({
    editor,
    selector: (state) =>
      TOOLS.map(({ node }) => node).filter(
        (node) => node !== undefined && state.editor.isActive(node),
      ),
  });
  return (
    <Box
      component="fieldset"
      aria-label={label}
      sx={{
        display: "flex",
        margin: 0,
        padding: 0,
        border: "none",
        flexWrap: "wrap",
        borderBlockEnd: "1px solid",
        borderColor: "divider",
      }}
    >
      {TOOLS.map(({ label: name, icon: Icon, node, run }) => {
        const isPressed = node !== undefined && active.includes(node);
        return (
          <IconButton
            key={name}
            aria-label={text(name)}
            title={text(name)}
            aria-pressed={node === undefined ? undefined : isPressed}
            onClick={() => run(editor)}
            sx={isPressed ? { color: "secondary.main", backgroundColor: "action.selected" } : {}}
          >
            <Icon fontSize="small" />
          </IconButton>
        );
      })}
      <IconButton
        aria-label={text("content.text.link")}
        title={text("content.text.link")}
        onClick={onLink}
      >
        <LinkIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
