import { useText } from "../../i18n/use-text.ts";
import { BilingualField } from "../../shell/forms/bilingual-field.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { TextField } from "../text/text-field.tsx";
import { HeadPicture } from "./head-picture.tsx";

/** Title, a sentence or two, a picture and the text. */
export function ArticleFields({ lead }: { lead: "lead" | "summary" }) {
  const text = useText();
  return (
    <Panel title={text("content.words")}>
      <BilingualField name="title" label={text("content.title")} />
      <BilingualField
        name={lead}
        label={text("content.lead")}
        rows={2}
        help={text("content.leadHelp")}
      />
      <HeadPicture />
      <TextField label={text("content.text.label")} />
    </Panel>
  );
}
