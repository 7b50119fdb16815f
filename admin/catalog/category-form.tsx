import { useQuery } from "@tanstack/react-query";
import type { CategoryRecord } from "#contract/catalog/editing-endpoints.ts";
import { call } from "../api/client.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { BilingualField } from "../shell/forms/bilingual-field.tsx";
import { bothOf } from "../shell/forms/both-of.ts";
import { Field } from "../shell/forms/field.tsx";
import { SeveralField } from "../shell/forms/several-field.tsx";
import { SwitchField } from "../shell/forms/switch-field.tsx";
import { useList } from "../shell/lists/use-list.ts";
import { CategoryPicture } from "./category-picture.tsx";
import { useParentChoices } from "./category-tree.ts";

const EMPTY = { ar: "", en: "" };
const NEW = {
  code: "",
  parentId: "",
  name: EMPTY,
  slug: EMPTY,
  description: EMPTY,
  isActive: true,
  attributes: [] as string[],
  keyFacts: [] as string[],
  assetId: null as number | null,
  picture: null as string | null,
};

/** The form values of a category. */
function valuesOf(category: CategoryRecord) {
  const { version, name, slug, description, isActive, attributes, keyFacts } = category;
  const { assetId, picture } = category;
  return { version, name, slug, description, isActive, attributes, keyFacts, assetId, picture };
}

export function AddCategory() {
  const text = useText();
  const { records } = useList();
  if (!records) return null;
  return (
    <ActionButton
      label={text("catalog.categories.add")}
      defaultValues={NEW}
      send={({ parentId, picture: _picture, ...values }) => {
        const body = { ...values, parentId: parentId || null };
        return call("POST /api/v1/admin/categories", { body });
      }}
      done={text("catalog.saved")}
      draft="category-new"
      variant="contained"
    >
      <Field
        name="code"
        label={text("catalog.code")}
        help={text("catalog.codeHelp")}
        inputMode="text"
        autoComplete="off"
      />
      <ParentField />
      <Fields />
    </ActionButton>
  );
}

export function EditCategory({ category }: { category: CategoryRecord }) {
  const text = useText();
  const nameOf = useAttributeName();
  const { id, name } = category;
  return (
    <ActionButton
      opener={text("catalog.edit")}
      label={text("catalog.save")}
      title={name[locale]}
      defaultValues={valuesOf(category)}
      send={({ picture: _picture, ...body }) =>
        call("PUT /api/v1/admin/categories/{id}", { params: { id }, body })
      }
      done={text("catalog.saved")}
      undo={({ version }) => {
        const { picture: _picture, ...body } = valuesOf(category);
        return call("PUT /api/v1/admin/categories/{id}", {
          params: { id },
          body: { ...body, version },
        });
      }}
      draft={`category-${id}`}
      meanwhile={{
        valuesOf,
        factsOf: (values) => ({
          [text("catalog.name")]: bothOf(values.name),
          [text("catalog.description")]: bothOf(values.description),
          [text("catalog.slug")]: bothOf(values.slug),
          [text("catalog.categories.picture")]: values.picture ?? "",
          [text("catalog.categories.state")]: text(
            values.isActive ? "catalog.categories.shown" : "catalog.categories.hidden",
          ),
          [text("catalog.categories.attributes")]: values.attributes.map(nameOf).join(" · "),
          [text("catalog.categories.keyFacts")]: values.keyFacts.map(nameOf).join(" · "),
        }),
      }}
    >
      <Fields />
    </ActionButton>
  );
}

export function ParentField({ without }: { without?: number }) {
  const text = useText();
  const choices = useParentChoices(without);
  return <Field name="parentId" label={text("catalog.categories.parent")} choices={choices} />;
}

function Fields() {
  const text = useText();
  const attributes = useAttributes().map(({ code, name }) => ({
    value: code,
    label: name[locale],
  }));
  return (
    <>
      <BilingualField name="name" label={text("catalog.name")} />
      <BilingualField name="description" label={text("catalog.description")} rows={2} />
      <BilingualField name="slug" label={text("catalog.slug")} help={text("catalog.slugHelp")} />
      <CategoryPicture />
      <SeveralField
        name="attributes"
        label={text("catalog.categories.attributes")}
        help={text("catalog.categories.fromParent")}
        choices={attributes}
      />
      <SeveralField
        name="keyFacts"
        label={text("catalog.categories.keyFacts")}
        help={text("catalog.categories.fromParent")}
        choices={attributes}
      />
      <SwitchField name="isActive" label={text("catalog.categories.isActive")} />
    </>
  );
}

function useAttributes() {
  const { data } = useQuery({
    queryKey: ["attribute-names"],
    queryFn: () => call("GET /api/v1/admin/attributes", { query: {} }),
  });
  return data?.items ?? [];
}

function useAttributeName() {
  const attributes = useAttributes();
  return (code: string) => attributes.find((one) => one.code === code)?.name[locale] ?? code;
}
