import { Box } from "@mui/material";
import type { CategoryRecord } from "#contract/catalog/editing-endpoints.ts";
import { call } from "../api/client.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import type { Column } from "../shell/lists/columns.ts";
import { RecordList } from "../shell/lists/record-list.tsx";
import { Code, StateChip } from "../shell/values.tsx";
import { categorySource } from "./catalog-source.ts";
import { AddCategory, EditCategory, ParentField } from "./category-form.tsx";
import { Draggable, MoveAmongNeighbours } from "./category-moves.tsx";
import { type CategoryPlace, useCategories, usePlaceOf } from "./category-tree.ts";

const INDENT = 3;

/** The category tree, parents before their children. */
export function CategoryList() {
  const text = useText();
  return (
    <RecordList<CategoryRecord>
      source={categorySource}
      columns={useColumns()}
      empty={text("catalog.categories.empty")}
      actions={<AddCategory />}
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

/** Subcategories are indented. */
function Name({ category }: { category: CategoryRecord }) {
  const { depthOf } = useCategories();
  const { id, name } = category;
  return (
    <Box component="span" sx={{ display: "block", paddingInlineStart: depthOf(id) * INDENT }}>
      <Draggable category={category}>
        <bdi>{name[locale]}</bdi>
      </Draggable>
    </Box>
  );
}

function CategoryActions({ category }: { category: CategoryRecord }) {
  const text = useText();
  const before = usePlaceOf()(category);
  const { id, name, version, parentId, productCount, childCount } = category;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginBlockStart: 1 }}>
      <MoveAmongNeighbours category={category} />
      <ActionButton
        label={text("catalog.categories.move")}
        title={text("catalog.categories.moveTitle", { name: name[locale] })}
        defaultValues={{ parentId: String(parentId ?? "") }}
        send={(values) => {
          const body = { parentId: values.parentId || null, beforeId: null, version };
          return call("PUT /api/v1/admin/categories/{id}/place", { params: { id }, body });
        }}
        done={text("catalog.saved")}
        undo={(moved) => {
          const body = { ...before, version: moved.version };
          return call("PUT /api/v1/admin/categories/{id}/place", { params: { id }, body });
        }}
      >
        <ParentField without={id} />
      </ActionButton>
      <EditCategory category={category} />
      {productCount + childCount === 0 && (
        <ActionButton
          label={text("catalog.remove")}
          title={text("catalog.removeTitle", { name: name[locale] })}
          explanation={text("catalog.removeText")}
          send={() =>
            call("DELETE /api/v1/admin/categories/{id}", { params: { id }, query: { version } })
          }
          done={text("catalog.removed")}
          undo={() => addAgain(category, before)}
          isDangerous
        />
      )}
    </Box>
  );
}

/** A category is added as the last one, and then moved to where it was. */
async function addAgain(removed: CategoryRecord, { parentId, beforeId }: CategoryPlace) {
  const { code, name, slug, description, keyFacts, attributes, assetId, isActive } = removed;
  const body = { code, parentId, name, slug, description, keyFacts, attributes, assetId, isActive };
  const { id, version } = await call("POST /api/v1/admin/categories", { body });
  if (beforeId === null) return;
  await call("PUT /api/v1/admin/categories/{id}/place", {
    params: { id },
    body: { parentId, beforeId, version },
  });
}
