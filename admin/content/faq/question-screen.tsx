import { useQuery } from "@tanstack/react-query";
import type { StaffQuestion } from "#contract/content/staff/faq-endpoints.ts";
import type { Bilingual } from "#contract/kernel/locale.ts";
import { call } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";
import { BilingualField } from "../../shell/forms/bilingual-field.tsx";
import { Field } from "../../shell/forms/field.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { useTitle } from "../content-list.tsx";
import {
  ContentScreen,
  type ContentScreenProps,
  type ContentValues,
  NewContentScreen,
} from "../content-screen.tsx";
import { questionSource } from "../content-source.ts";
import { DRAFT, publicationOf, publishedAtOf } from "../publication.tsx";
import { type Documents, wordsOf } from "../text/align.ts";
import { PreviewButton } from "../text/preview.tsx";
import { documentsOf, NO_TEXT, partsOf, TextField } from "../text/text-field.tsx";

type Values = ContentValues & {
  groupId: string;
  question: Bilingual;
  documents: Documents;
};

const EMPTY: Bilingual = { ar: "", en: "" };

function valuesOf(record?: StaffQuestion): Values {
  if (!record) return { version: "", groupId: "", question: EMPTY, documents: NO_TEXT, ...DRAFT };
  const { version, groupId, question, answer, sources } = record;
  return {
    ...{ version, question },
    groupId: String(groupId),
    documents: documentsOf(answer, sources),
    ...publicationOf(record),
  };
}

export function QuestionScreen() {
  return <ContentScreen {...useQuestions()} />;
}

export function NewQuestionScreen() {
  const text = useText();
  return <NewContentScreen title={text("content.faq.add")} {...useQuestions()} />;
}

function useQuestions(): ContentScreenProps<StaffQuestion, Values> {
  const text = useText();
  const titleOf = useTitle();
  return {
    source: questionSource,
    titleOf: ({ question }) => titleOf(question),
    valuesOf,
    factsOf: ({ question, documents, publication, at }) => ({
      [text("content.faq.question")]: `${question.ar}\n${question.en}`,
      [text("content.faq.answer")]: wordsOf(documents),
      [text("content.state")]: `${text(`content.states.${publication}`)} ${at}`,
    }),
    save: (values, record) => {
      const { version, groupId, question, documents } = values;
      const draft = {
        question,
        groupId: Number(groupId),
        answer: partsOf(documents, text("content.text.apart")),
        publishedAt: publishedAtOf(values, text("content.noMoment")),
      };
      return record
        ? call("PUT /api/v1/admin/faq-questions/{id}", {
            params: { id: record.id },
            body: { version, ...draft },
          })
        : call("POST /api/v1/admin/faq-questions", { body: draft });
    },
    remove: ({ id, version }) =>
      call("DELETE /api/v1/admin/faq-questions/{id}", { params: { id }, query: { version } }),
    fields: <QuestionFields />,
    more: (
      <PreviewButton<Values>
        shownOf={({ question, documents }) => ({
          title: question,
          lead: EMPTY,
          picture: null,
          documents,
        })}
      />
    ),
  };
}

function QuestionFields() {
  const text = useText();
  const titleOf = useTitle();
  const { data } = useQuery({
    queryKey: ["faq-groups"],
    queryFn: () => call("GET /api/v1/admin/faq-groups"),
  });
  const groups = data?.items ?? [];
  return (
    <Panel title={text("content.words")}>
      <Field
        name="groupId"
        label={text("content.faq.group")}
        choices={groups.map(({ id, title }) => ({ value: String(id), label: titleOf(title) }))}
      />
      <BilingualField name="question" label={text("content.faq.question")} />
      <TextField label={text("content.faq.answer")} />
    </Panel>
  );
}
