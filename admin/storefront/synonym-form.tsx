import { useSearchParams } from "react-router";
import type { SynonymRecord } from "#contract/storefront/synonym-endpoints.ts";
import { call } from "../api/client.ts";
import { ownProblem } from "../api/own-problem.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { useDoneNotice } from "../shell/actions/done-notice.ts";
import { ApiForm } from "../shell/forms/api-form.tsx";
import { Field } from "../shell/forms/field.tsx";
import { SaveBar } from "../shell/forms/save-bar.tsx";
import { Panel } from "../shell/frame/panel.tsx";
import { ScreenTitle } from "../shell/frame/screen-title.tsx";
import { inputOf, LANGUAGES, type SynonymValues, valuesOf } from "./synonym-values.ts";

/** New synonyms; the first may come from the report of searches without results (`?word=`). */
export function NewSynonymScreen() {
  const text = useText();
  const say = useDoneNotice();
  const [search] = useSearchParams();
  const read = useInput();
  const word = search.get("word") ?? "";
  return (
    <>
      <ScreenTitle title={text("synonyms.add")} />
      <ApiForm<SynonymValues>
        defaultValues={{ words: word === "" ? "" : `${word}\n`, locale: "" }}
        draft={`new synonym ${word}`}
        send={async (values) => call("POST /api/v1/admin/synonyms", { body: read(values) })}
        onDone={() => {
          const trial = word === "" ? "" : `?try=${encodeURIComponent(word)}`;
          return say(text("synonyms.saved"), undefined, `/synonyms${trial}`);
        }}
        footer={(isBusy) => <SaveBar isBusy={isBusy} />}
      >
        <Panel title={text("synonyms.words")}>
          <Fields />
        </Panel>
      </ApiForm>
    </>
  );
}

export function EditSynonym({ synonym }: { synonym: SynonymRecord }) {
  const text = useText();
  const read = useInput();
  const { id, words, locale } = synonym;
  return (
    <ActionButton
      label={text("shell.form.save")}
      opener={text("synonyms.edit")}
      title={text("synonyms.edit")}
      done={text("synonyms.saved")}
      defaultValues={valuesOf(synonym)}
      send={async ({ version, ...values }) =>
        call("PUT /api/v1/admin/synonyms/{id}", {
          params: { id },
          body: { version, ...read(values) },
        })
      }
      undo={({ version }) =>
        call("PUT /api/v1/admin/synonyms/{id}", {
          params: { id },
          body: { version, words, locale },
        })
      }
      draft={`synonym ${id}`}
      meanwhile={{
        valuesOf,
        factsOf: (values) => ({
          [text("synonyms.words")]: values.words,
          [text("synonyms.language")]: text(`synonyms.languages.${values.locale || "both"}`),
        }),
      }}
    >
      <Fields />
    </ActionButton>
  );
}

/** The request body; a single word cannot be a synonym. */
function useInput() {
  const text = useText();
  return (values: SynonymValues) => {
    const input = inputOf(values);
    if (input.words.length < 2) throw ownProblem(text("synonyms.tooFew"), "words");
    return input;
  };
}

export function RemoveSynonym({ synonym }: { synonym: SynonymRecord }) {
  const text = useText();
  const { id, version, words, locale } = synonym;
  return (
    <ActionButton
      label={text("synonyms.remove")}
      title={text("synonyms.removeTitle", { words: words.join("، ") })}
      explanation={text("synonyms.removeText")}
      done={text("synonyms.removed")}
      send={() =>
        call("DELETE /api/v1/admin/synonyms/{id}", { params: { id }, query: { version } })
      }
      undo={() => call("POST /api/v1/admin/synonyms", { body: { words, locale } })}
      isDangerous
    />
  );
}

function Fields() {
  const text = useText();
  const choices = LANGUAGES.map((value) => ({
    value,
    label: text(`synonyms.languages.${value || "both"}`),
  }));
  return (
    <>
      <Field
        name="words"
        label={text("synonyms.words")}
        help={text("synonyms.wordsHelp")}
        rows={4}
      />
      <Field name="locale" label={text("synonyms.language")} choices={choices} />
    </>
  );
}
