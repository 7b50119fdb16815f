import type { StaffGroup } from "#contract/content/staff/faq-endpoints.ts";
import type { Bilingual } from "#contract/kernel/locale.ts";
import { call } from "../../api/client.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { BilingualField } from "../../shell/forms/bilingual-field.tsx";
import { useTitle } from "../content-list.tsx";

interface TitleValues {
  version: string;
  title: Bilingual;
}

const NEW: TitleValues = { version: "", title: { ar: "", en: "" } };
const titleValues = ({ version, title }: TitleValues): TitleValues => ({ version, title });

export function AddGroup({ onDone }: { onDone: () => void }) {
  const text = useText();
  return (
    <ActionButton<TitleValues>
      label={text("content.faq.addGroup")}
      done={text("content.saved")}
      defaultValues={NEW}
      draft="faq-group"
      send={async ({ title }) => {
        await call("POST /api/v1/admin/faq-groups", { body: { title } });
        onDone();
      }}
    >
      <BilingualField name="title" label={text("content.title")} />
    </ActionButton>
  );
}

/** Renames a group, or removes an empty one. */
export function GroupActions({ group, onDone }: { group: StaffGroup; onDone: () => void }) {
  const text = useText();
  const { id, version } = group;
  const name = useTitle()(group.title);
  return (
    <>
      <ActionButton<TitleValues, TitleValues>
        label={text("shell.form.save")}
        opener={text("content.faq.rename")}
        title={text("content.faq.renameOf", { name })}
        variant="text"
        done={text("content.saved")}
        defaultValues={titleValues(group)}
        draft={`faq-group ${id}`}
        meanwhile={{
          valuesOf: titleValues,
          factsOf: ({ title }) => ({ [text("content.title")]: `${title.ar}\n${title.en}` }),
        }}
        send={async (body) => {
          const saved = await call("PUT /api/v1/admin/faq-groups/{id}", { params: { id }, body });
          onDone();
          return saved;
        }}
        undo={(saved) =>
          call("PUT /api/v1/admin/faq-groups/{id}", {
            params: { id },
            body: { title: group.title, version: saved.version },
          })
        }
      >
        <BilingualField name="title" label={text("content.title")} />
      </ActionButton>
      {group.questions === 0 && (
        <ActionButton
          label={text("content.remove")}
          title={text("content.removeOf", { name })}
          variant="text"
          isDangerous
          done={text("content.removed")}
          send={async () => {
            await call("DELETE /api/v1/admin/faq-groups/{id}", {
              params: { id },
              query: { version },
            });
            onDone();
          }}
        />
      )}
    </>
  );
}
