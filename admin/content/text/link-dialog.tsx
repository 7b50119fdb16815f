import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from "@mui/material";
import type { Editor } from "@tiptap/react";
import { useId, useState } from "react";
import { isKnownPage } from "#contract/find-page.ts";
import { isLinkTarget } from "#contract/kernel/link-target.ts";
import { ownProblem } from "../../api/own-problem.ts";
import { useText } from "../../i18n/use-text.ts";
import { ApiForm } from "../../shell/forms/api-form.tsx";
import { Field } from "../../shell/forms/field.tsx";
import { FORM_NOTE } from "../../shell/forms/form-note.ts";

interface LinkValues {
  words: string;
  href: string;
}

/**
 * Asks where the selected words lead, or changes or removes the link at the cursor. If nothing is
 * selected, it asks for the words, too.
 */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const text = useText();
  const titleId = useId();
  // The dialog does not change the selection.
  const [isIn] = useState(() => editor.isActive("link"));
  const needsWords = editor.state.selection.empty && !isIn;
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const remove = () => {
    editor.chain().extendMarkRange("link").unsetMark("link").run();
    close();
  };
  const apply = ({ words, href }: LinkValues) => {
    if (needsWords && words.trim() === "") throw ownProblem(text("content.text.noWords"), "words");
    if (!isLinkTarget(href) || !isKnownPage(href))
      throw ownProblem(text("content.text.hrefWrong"), "href");
    if (!editor.can().setMark("link")) throw ownProblem(text("content.text.noLinkHere"));
    const marks = [{ type: "link", attrs: { href } }];
    if (needsWords) editor.commands.insertContent({ type: "text", text: words.trim(), marks });
    else editor.chain().extendMarkRange("link").setMark("link", { href }).run();
  };
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      maxWidth="sm"
      disableRestoreFocus
      aria-labelledby={titleId}
      sx={{ [`& .${FORM_NOTE}`]: { marginInline: 3 } }}
    >
      <DialogTitle id={titleId}>{text("content.text.wordLink")}</DialogTitle>
      <ApiForm<LinkValues>
        defaultValues={{ words: "", href: String(editor.getAttributes("link")["href"] ?? "") }}
        send={async (values) => apply({ ...values, href: values.href.trim() })}
        onDone={close}
        footer={() => (
          <DialogActions>
            {isIn && (
              <Button color="error" onClick={remove} sx={{ marginInlineEnd: "auto" }}>
                {text("content.text.removeLink")}
              </Button>
            )}
            <Button onClick={close}>{text("shell.form.cancel")}</Button>
            <Button type="submit" variant="contained">
              {text("content.text.setLink")}
            </Button>
          </DialogActions>
        )}
      >
        <DialogContent>
          {needsWords && <Field name="words" label={text("content.text.linkWords")} isFirst />}
          <Field
            name="href"
            label={text("content.text.href")}
            help={text("content.text.hrefHelp")}
            isFirst={!needsWords}
            isLatin
          />
        </DialogContent>
      </ApiForm>
    </Dialog>
  );
}
