import { Box, Link, Typography } from "@mui/material";
import type { CallResponse } from "#api-client/operations.ts";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import { call } from "../api/client.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { Field } from "../shell/forms/field.tsx";
import type { Column } from "../shell/lists/columns.ts";
import { RecordList } from "../shell/lists/record-list.tsx";
import { Code, Moment, StateChip } from "../shell/values.tsx";
import { feedbackSource } from "./feedback-source.ts";

type Feedback = CallResponse<"GET /api/v1/admin/feedback">["items"][number];

/** Messages to the shop, those waiting longest first. */
export function FeedbackList() {
  const text = useText();
  const states = (["open", "answered"] as const).map((value) => ({
    value,
    label: text(`people.feedback.states.${value}`),
  }));
  return (
    <RecordList<Feedback>
      source={feedbackSource}
      columns={useColumns()}
      empty={({ state }) =>
        text(state === "answered" ? "people.feedback.emptyAnswered" : "people.feedback.emptyOpen")
      }
      filterDefaults={{ state: "open" }}
      filters={[
        {
          source: "state",
          kind: "choice",
          label: text("people.feedback.state"),
          choices: states,
          isRequired: true,
        },
      ]}
      expand={(feedback) => <Whole feedback={feedback} />}
    />
  );
}

function useColumns(): Column<Feedback>[] {
  const text = useText();
  return [
    {
      source: "message",
      render: ({ message, locale: lang }) => (
        <Typography lang={lang} sx={{ fontWeight: 500 }}>
          <bdi>{message}</bdi>
        </Typography>
      ),
    },
    {
      source: "state",
      render: ({ repliedAt }) => {
        const state = repliedAt === null ? "open" : "answered";
        const tone = repliedAt === null ? "warning" : "success";
        return <StateChip label={text(`people.feedback.states.${state}`)} tone={tone} />;
      },
    },
    {
      source: "userName",
      render: ({ userName, email }) => (
        <Box>
          <bdi>{userName}</bdi>
          <Typography variant="caption" component="div">
            <Link href={`mailto:${email}`}>
              <Code>{email}</Code>
            </Link>
          </Typography>
        </Box>
      ),
    },
    { source: "at", render: ({ at }) => <Moment at={at} /> },
  ];
}

/** The whole message, and the reply or a form to write one. */
function Whole({ feedback }: { feedback: Feedback }) {
  const text = useText();
  const { description, reply, repliedAt, locale: lang } = feedback;
  return (
    <Box sx={{ marginBlock: 1, maxInlineSize: 760 }}>
      <Typography lang={lang} dir="auto" sx={{ whiteSpace: "pre-wrap" }}>
        {description}
      </Typography>
      {repliedAt === null ? (
        <Reply feedback={feedback} />
      ) : (
        <Box
          sx={{
            marginBlockStart: 1.5,
            paddingInlineStart: 2,
            borderInlineStart: "3px solid",
            borderColor: "secondary.main",
          }}
        >
          <Typography variant="caption" sx={{ color: "text.secondary" }}>
            {text("people.feedback.answered", { at: momentText(repliedAt, locale) })}
          </Typography>
          <Typography dir="auto" sx={{ whiteSpace: "pre-wrap" }}>
            {reply}
          </Typography>
        </Box>
      )}
    </Box>
  );
}

function Reply({ feedback: { id, userName, email, locale: lang } }: { feedback: Feedback }) {
  const text = useText();
  return (
    <Box sx={{ marginBlockStart: 1.5 }}>
      <ActionButton
        label={text("people.feedback.send")}
        opener={text("people.feedback.reply")}
        title={text("people.feedback.replyTo", { name: userName })}
        explanation={text("people.feedback.replyText", {
          email,
          language: text(`shell.locales.${lang}`),
        })}
        done={text("people.feedback.sent", { email })}
        defaultValues={{ reply: "" }}
        draft={`feedback ${id}`}
        send={(body) => call("POST /api/v1/admin/feedback/{id}/reply", { params: { id }, body })}
      >
        <Field name="reply" rows={8} label={text("people.feedback.yourReply")} />
      </ActionButton>
    </Box>
  );
}
