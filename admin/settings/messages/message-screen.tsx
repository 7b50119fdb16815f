import { Box, Button } from "@mui/material";
import { useFormContext, useWatch } from "react-hook-form";
import type { MessageRecord, MessageText, TypedText } from "#contract/message-texts.ts";
import { call } from "../../api/client.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { useDoneNotice } from "../../shell/actions/done-notice.ts";
import { WholeRecord } from "../../shell/data/whole-record.tsx";
import { ApiForm } from "../../shell/forms/api-form.tsx";
import { BilingualField } from "../../shell/forms/bilingual-field.tsx";
import { bothOf } from "../../shell/forms/both-of.ts";
import { SaveBar } from "../../shell/forms/save-bar.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { ScreenTitle } from "../../shell/frame/screen-title.tsx";
import { MessagePreviews } from "./message-preview.tsx";
import { roleOf } from "./message-roles.ts";
import { messageSource } from "./message-source.ts";

const ROWS = 3;

interface MessageValues {
  version: string;
  texts: TypedText[];
}

/** The texts of one kind of message in both languages, with previews. */
export function MessageScreen() {
  return (
    <WholeRecord source={messageSource}>
      {(message) => <MessagePage message={message} />}
    </WholeRecord>
  );
}

function MessagePage({ message }: { message: MessageRecord }) {
  return (
    <>
      <ScreenTitle title={message.title[locale]} />
      {/* A save resets the form. */}
      <MessageForm key={message.version} message={message} />
    </>
  );
}

function valuesOf({ version, texts }: MessageRecord): MessageValues {
  return { version, texts: texts.map(({ name, text }) => ({ name, ...text })) };
}

function MessageForm({ message }: { message: MessageRecord }) {
  const text = useText();
  const say = useDoneNotice();
  const labelOf = useLabels(message.texts);
  const { id, samples } = message;
  const places = Object.keys(samples).map((place) => `{${place}}`);
  return (
    <ApiForm<MessageValues>
      defaultValues={valuesOf(message)}
      draft={`message ${id}`}
      send={(body) => call("PUT /api/v1/admin/message-texts/{id}", { params: { id }, body })}
      onDone={(_, saved) =>
        say(text("messages.saved"), () => {
          const { version } = saved as MessageRecord;
          const body = { ...valuesOf(message), version };
          return call("PUT /api/v1/admin/message-texts/{id}", { params: { id }, body });
        })
      }
      meanwhile={{
        valuesOf,
        factsOf: ({ texts }) =>
          Object.fromEntries(texts.map((typed) => [labelOf(typed.name), bothOf(typed)])),
      }}
      footer={(isBusy) => <SaveBar isBusy={isBusy} />}
    >
      <Box
        sx={{
          display: "grid",
          gap: 2,
          alignItems: "start",
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 3fr) minmax(0, 2fr)" },
        }}
      >
        <Panel title={text("messages.texts")}>
          <Box component="p" sx={{ marginBlockStart: 0, color: "text.secondary" }}>
            {text("messages.placesHelp")} <bdi dir="ltr">{places.join(" ")}</bdi>
          </Box>
          {message.texts.map(({ name, original }, index) => (
            <Box key={name}>
              <BilingualField name={`texts.${index}`} label={labelOf(name)} rows={rowsOf(name)} />
              <Restore name={`texts.${index}`} label={labelOf(name)} original={original} />
            </Box>
          ))}
        </Panel>
        <Box sx={{ display: "grid", gap: 2 }}>
          <MessagePreviews id={id} samples={samples} />
        </Box>
      </Box>
    </ApiForm>
  );
}

const rowsOf = (name: string) => (["text", "sms", "note"].includes(roleOf(name)) ? ROWS : 1);

/** "Paragraph", or "Paragraph 2" if there are several. */
function useLabels(texts: readonly Pick<MessageText, "name">[]): (name: string) => string {
  const text = useText();
  const names = texts.map(({ name }) => name);
  return (name) => {
    const role = roleOf(name);
    const same = names.filter((one) => roleOf(one) === role);
    const label = text(`messages.roles.${role}`);
    return same.length === 1
      ? label
      : text("messages.numbered", { label, number: same.indexOf(name) + 1 });
  };
}

interface RestoreProps {
  name: `texts.${number}`;
  label: string;
  original: MessageText["original"];
}

/** Restores the original text if it was changed. */
function Restore({ name, label, original }: RestoreProps) {
  const text = useText();
  const { setValue } = useFormContext<MessageValues>();
  const typed = useWatch<MessageValues, typeof name>({ name });
  if (typed.ar === original.ar && typed.en === original.en) return null;
  return (
    <Button
      sx={{ marginBlockEnd: 1 }}
      onClick={() => setValue(name, { ...typed, ...original }, { shouldDirty: true })}
    >
      {text("messages.restore", { label })}
    </Button>
  );
}
