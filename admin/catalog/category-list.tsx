import { Box } from "@mui/material";
import { useListContext } from "ra-core";
import type { CategoryRecord } from "#contract/catalog/editing-endpoints.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { BilingualField } from "../shell/forms/bilingual-field.tsx";
import { Field } from "../shell/forms/field.tsx";
import type { Column } from "../shell/lists/columns.ts";
import { RecordList } from "../shell/lists/record-list.tsx";
import { Code, StateChip } from "../shell/values.tsx";
import { catalogCall, categorySource } from "./catalog-source.ts";
import { MoveButtons } from "./move-buttons.tsx";
import { useCategories, useParentChoices } from "./category-tree.ts";

const EMPTY = { ar: "", en: "" };
const INDENT = 3;

/** The tree of categories, parents before their children. */
export function CategoryList() {
  const text = useText();
  return (
    <RecordList<CategoryRecord>
      columns={useColumns()}
      pageSize={categorySource.pageSize}
      empty={text("catalog.categories.empty")}
      actions={<Add />}
      expand={(category) => <CategoryActions category={category} />}
    />
  );
}

function useColumns(): Column<CategoryRecord>[] {
  const text = useText();
  return [
    { source: "name", render: (category) => <Name category={category} /> },
    {
      source: "isActive",
      render: ({ isActive }) => (
        <StateChip
          label={text(isActive ? "catalog.categories.shown" : "catalog.categories.hidden")}
          tone={isActive ? "success" : "neutral"}
        />
      ),
    },
    { source: "code", render: ({ code }) => <Code>{code}</Code> },
    {
      source: "productCount",
      isFigure: true,
      render: ({ productCount }) => <bdi className="figures">{productCount}</bdi>,
    },
  ];
}

/** Those below another one stand in from it. */
function Name({ category: { id, name } }: { category: CategoryRecord }) {
  const { depthOf } = useCategories();
  return (
    <Box component="span" sx={{ display: "block", paddingInlineStart: depthOf(id) * INDENT }}>
      <bdi>{name[locale]}</bdi>
    </Box>
  );
}

function Add() {
  const text = useText();
  const { isPending } = useListContext();
  if (isPending) return null;
  return (
    <ActionButton
      label={text("catalog.categories.add")}
      defaultValues={{ code: "", parentId: "", ...NEW_CATEGORY, isActive: "true" }}
      send={({ parentId, isActive, ...values }) => {
        const body = { ...values, parentId: parentId || null, isActive: isActive === "true" };
        return catalogCall("addCategory", { body });
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
      <Texts />
    </ActionButton>
  );
}

const NEW_CATEGORY = {
  name: EMPTY,
  slug: EMPTY,
  description: EMPTY,
  keyFacts: [] as string[],
  attributes: [] as string[],
  assetId: null,
};

function ParentField({ without }: { without?: number }) {
  const text = useText();
  const choices = useParentChoices(without);
  return <Field name="parentId" label={text("catalog.categories.parent")} choices={choices} />;
}

function Texts() {
  const text = useText();
  const states = ["true", "false"].map((value) => ({
    value,
    label: text(value === "true" ? "catalog.categories.shown" : "catalog.categories.hidden"),
  }));
  return (
    <>
      <BilingualField name="name" label={text("catalog.name")} />
      <BilingualField name="description" label={text("catalog.description")} rows={2} />
      <BilingualField name="slug" label={text("catalog.slug")} help={text("catalog.slugHelp")} />
      <Field name="isActive" label={text("catalog.categories.state")} choices={states} />
    </>
  );
}

function CategoryActions({ category }: { category: CategoryRecord }) {
  const text = useText();
  const { id, name, slug, description, version, productCount, childCount } = category;
  const { keyFacts, attributes, assetId } = category;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginBlockStart: 1 }}>
      <MoveButtons category={category} />
      <ActionButton
        label={text("catalog.categories.move")}
        title={text("catalog.categories.moveTitle", { name: name[locale] })}
        defaultValues={{ parentId: String(category.parentId ?? "") }}
        send={({ parentId }) => {
          const body = { parentId: parentId || null, beforeId: null, version };
          return catalogCall("moveCategory", { params: { id }, body });
        }}
        done={text("catalog.saved")}
      >
        <ParentField without={id} />
      </ActionButton>
      <ActionButton
        opener={text("catalog.edit")}
        label={text("catalog.save")}
        title={name[locale]}
        defaultValues={{ name, slug, description, isActive: String(category.isActive) }}
        send={({ isActive, ...values }) => {
          const kept = { keyFacts, attributes, assetId, version };
          const body = { ...values, ...kept, isActive: isActive === "true" };
          return catalogCall("saveCategory", { params: { id }, body });
        }}
        done={text("catalog.saved")}
      >
        <Texts />
      </ActionButton>
      {productCount + childCount === 0 && (
        <ActionButton
          label={text("catalog.remove")}
          title={text("catalog.removeTitle", { name: name[locale] })}
          explanation={text("catalog.removeText")}
          send={() => catalogCall("removeCategory", { params: { id }, query: { version } })}
          done={text("catalog.removed")}
          isDangerous
        />
      )}
    </Box>
  );
}
