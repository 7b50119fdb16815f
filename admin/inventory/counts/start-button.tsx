import { useRef } from "react";
import { useWatch } from "react-hook-form";
import { call } from "../../api/client.ts";
import { useMay } from "../../api/session.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { useIndentedCategories } from "../../shell/data/categories.ts";
import { Field } from "../../shell/forms/field.tsx";
import { ProductsField } from "../../shell/products/products-field.tsx";

const SCOPES = ["all", "category", "products"] as const;

interface Values {
  scope: (typeof SCOPES)[number];
  categoryId: string;
  productIds: number[];
  note: string;
}

const EMPTY: Values = { scope: "all", categoryId: "", productIds: [], note: "" };

/** Starts a count of all products, a category, or chosen products. */
export function StartButton() {
  const text = useText();
  const started = useRef(0);
  return (
    <ActionButton<Values>
      label={text("stock.counts.start")}
      explanation={text("stock.counts.startText")}
      defaultValues={EMPTY}
      send={async ({ scope, categoryId, productIds, note }) => {
        const chosen = {
          all: {},
          // An empty choice is rejected at its field; it does not mean everything.
          category: { categoryId },
          products: { productIds },
        }[scope];
        const body = { note, ...chosen };
        started.current = (await call("POST /api/v1/admin/stock-counts", { body })).lines;
      }}
      done={() => text("stock.counts.started", { count: started.current })}
      variant="contained"
    >
      <Fields />
    </ActionButton>
  );
}

function Fields() {
  const text = useText();
  const scope = useWatch<Values, "scope">({ name: "scope" });
  // Only staff who may edit products can read categories.
  const mayChoose = useMay("product:write");
  const scopes = SCOPES.filter((value) => mayChoose || value !== "category");
  return (
    <>
      <Field
        name="scope"
        label={text("stock.counts.scope")}
        choices={scopes.map((value) => ({ value, label: text(`stock.counts.scopes.${value}`) }))}
      />
      {scope === "category" && <CategoryField />}
      {scope === "products" && (
        <ProductsField name="productIds" label={text("stock.counts.scopes.products")} />
      )}
      <Field name="note" label={text("stock.counts.note")} help={text("stock.counts.noteHelp")} />
    </>
  );
}

function CategoryField() {
  const text = useText();
  return (
    <Field
      name="categoryId"
      label={text("stock.counts.category")}
      help={text("stock.counts.categoryHelp")}
      choices={useIndentedCategories()}
    />
  );
}
