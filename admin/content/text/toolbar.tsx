import LinkLineIcon from "@mui/icons-material/AddLinkOutlined";
import BoldIcon from "@mui/icons-material/FormatBoldOutlined";
import ListIcon from "@mui/icons-material/FormatListBulletedOutlined";
import StepsIcon from "@mui/icons-material/FormatListNumberedOutlined";
import QuoteIcon from "@mui/icons-material/FormatQuoteOutlined";
import LinkIcon from "@mui/icons-material/LinkOutlined";
import RedoIcon from "@mui/icons-material/RedoOutlined";
import HeadingIcon from "@mui/icons-material/TitleOutlined";
import UndoIcon from "@mui/icons-material/UndoOutlined";
import { Box, IconButton } from "@mui/material";
import { type Editor, useEditorState } from "@tiptap/react";
import { type ComponentType, useState } from "react";
import type { TextKey } from "../../i18n/message-shape.ts";
import { useText } from "../../i18n/use-text.ts";
import { LinkDialog } from "./link-dialog.tsx";

interface Tool {
  label: TextKey;
  icon: ComponentType<{ fontSize?: "small" }>;
  /** The element type or formatting that it switches on and off. */
  node?: string;
  run: (editor: Editor) => void;
}

const TOOLS: readonly Tool[] = [
  {
    label: "content.text.bold",
    icon: BoldIcon,
    node: "bold",
    run: (editor) => editor.chain().focus().toggleMark("bold").run(),
  },
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
  /** Inserts a line with a link in both languages after the current element. */
  onLink: () => void;
}

/** Buttons that change the type of the current line, or the formatting of the selected words. */
export function Toolbar({ editor, label, onLink }: ToolbarProps) {
  const text = useText();
  const [isLinking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: (state) =>
      [...TOOLS.map(({ node }) => node), "link"].filter(
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
      {TOOLS.map(({ label: name, icon, node, run }) => (
        <ToolButton
          key={name}
          label={text(name)}
          icon={icon}
          isPressed={node === undefined ? undefined : active.includes(node)}
          onPress={() => run(editor)}
        />
      ))}
      <ToolButton
        label={text("content.text.wordLink")}
        icon={LinkIcon}
        isPressed={active.includes("link")}
        onPress={() => setLinking(true)}
      />
      <ToolButton label={text("content.text.link")} icon={LinkLineIcon} onPress={onLink} />
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </Box>
  );
}

interface ToolButtonProps extends Pick<Tool, "icon"> {
  label: string;
  /** For tools that are switched on and off. */
  isPressed?: boolean | undefined;
  onPress: () => void;
}

function ToolButton({ label, icon: Icon, isPressed, onPress }: ToolButtonProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onPress}
      sx={isPressed ? { color: "secondary.main", backgroundColor: "action.selected" } : {}}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}
