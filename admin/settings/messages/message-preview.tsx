import { Box, Typography } from "@mui/material";
import { useWatch } from "react-hook-form";
import { DIRECTION, LOCALES } from "#contract/kernel/locale.ts";
import type { MessageRecord, TypedText } from "#contract/message-texts.ts";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../shell/frame/panel.tsx";
import { type MessageRole, roleOf } from "./message-roles.ts";
import { saySample } from "./say-sample.ts";
import { SendTest } from "./send-test.tsx";

/** A live preview of the typed text with sample values, beside the form. */
export function MessagePreviews({ id, samples }: Pick<MessageRecord, "id" | "samples">) {
  const text = useText();
  const texts = useWatch<{ texts: TypedText[] }, "texts">({ name: "texts" });
  return LOCALES.map((locale) => (
    <Panel
      key={locale}
      title={text("messages.preview", { language: text(`shell.locales.${locale}`) })}
      aside={<SendTest id={id} locale={locale} />}
    >
      <Box lang={locale} dir={DIRECTION[locale]} sx={{ display: "grid", gap: 1.25 }}>
        {texts.map(({ name, [locale]: typed }) => (
          <PreviewLine key={name} role={roleOf(name)} said={saySample(typed, samples, locale)} />
        ))}
      </Box>
    </Panel>
  ));
}

const LOOKS: Record<MessageRole, object> = {
  subject: {
    fontWeight: 600,
    borderBlockEnd: "1px solid",
    borderColor: "divider",
    paddingBlockEnd: 1,
  },
  preview: { color: "text.secondary", fontSize: "0.8125rem" },
  heading: { fontWeight: 600, fontSize: "1.125rem" },
  text: {},
  note: { color: "text.secondary", fontSize: "0.8125rem" },
  button: {
    justifySelf: "start",
    paddingInline: 2,
    paddingBlock: 1,
    borderRadius: 1,
    color: "primary.contrastText",
    backgroundColor: "primary.main",
  },
  sms: {
    justifySelf: "start",
    maxWidth: "36ch",
    padding: 1.5,
    borderRadius: 2,
    backgroundColor: "action.hover",
  },
};

function PreviewLine({ role, said }: { role: MessageRole; said: string | undefined }) {
  const text = useText();
  return said === undefined ? (
    <Typography color="error">{text("messages.unreadable")}</Typography>
  ) : (
    <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere", ...LOOKS[role] }}>
      {said}
    </Typography>
  );
}
