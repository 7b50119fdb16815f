import { Box } from "@mui/material";
import { useState } from "react";
import type { ProductRecord } from "#contract/assortment/product-record.ts";
import type { AttributeRecord } from "#contract/catalog/editing-endpoints.ts";
import { call } from "../../api/client.ts";
import { ownProblem } from "../../api/own-problem.ts";
import { useText } from "../../i18n/use-text.ts";
import { Answered } from "../../shell/data/answered.tsx";
import { useCategoryAnswer } from "../../shell/data/categories.ts";
import { ApiForm } from "../../shell/forms/api-form.tsx";
import { SaveBar } from "../../shell/forms/save-bar.tsx";
import { useAttributes, useBrands } from "../choices.ts";
import { CompletenessPanel } from "./completeness-panel.tsx";
import { Documents } from "./documents.tsx";
import { FactFields } from "./facts.tsx";
import { Pictures } from "./pictures.tsx";
import { Place } from "./place.tsx";
import {
  EMPTY_PRODUCT,
  fieldsOf,
  priceFault,
  type ProductValues,
  valuesOf,
} from "./product-values.ts";
import { type Saved, saveProduct } from "./save-product.ts";
import { Texts } from "./texts.tsx";
import { useChoices } from "./use-choices.ts";
import { Variants } from "./variants.tsx";

interface ProductFormProps {
  /** Absent for a new product. */
  record?: ProductRecord;
  /** Key under which input is stored until it is saved. */
  draft: string;
  onSaved: (saved: Saved) => Promise<void>;
}

const NO_STOCK: never[] = [];

/** All parts of a product that are saved together, once the choices are loaded. */
export function ProductForm(props: ProductFormProps) {
  const attributes = useAttributes();
  // A failed refetch keeps the form with the older data: somebody may be typing.
  const failed = [attributes, useBrands(), useCategoryAnswer()].find(
    ({ data, error }) => error && data === undefined,
  );
  const answer = {
    data: failed ? undefined : attributes.data,
    error: failed?.error,
    refetch: failed?.refetch,
  };
  return (
    <Answered answer={answer}>
      {({ items }) => <WholeForm {...props} attributes={items} />}
    </Answered>
  );
}

type WholeFormProps = ProductFormProps & { attributes: readonly AttributeRecord[] };

function WholeForm({ record, draft, onSaved, attributes }: WholeFormProps) {
  const text = useText();
  const [base] = useState(() => (record ? valuesOf(record) : EMPTY_PRODUCT));
  const stock = record?.stock ?? NO_STOCK;
  const send = async (values: ProductValues): Promise<Saved> => {
    const fault = priceFault(values);
    if (fault !== undefined) throw ownProblem(text("products.page.noAmount"), fault);
    if (record) return saveProduct(record, values, attributes);
    const body = { ...fieldsOf(values, { attributes, stock }), code: values.code };
    return call("POST /api/v1/admin/products", { body });
  };
  return (
    <ApiForm
      defaultValues={base}
      send={send}
      draft={draft}
      meanwhile={{ valuesOf, choicesOf: useChoices(base, attributes), version: "versions" }}
      // `send` resolves to this.
      onDone={(_, answer) => onSaved(answer as Saved)}
      footer={(isBusy) => (
        <SaveBar
          isBusy={isBusy}
          label={text(record ? "products.page.save" : "products.page.saveNew")}
        />
      )}
    >
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 2fr)" },
          alignItems: "start",
        }}
      >
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
          <Texts />
          <Variants {...{ attributes, stock }} />
          <Pictures />
          <FactFields attributes={attributes} />
          <Documents />
        </Box>
        <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
          <Place isNew={!record} publishedAt={record?.publishedAt ?? null} />
          <CompletenessPanel />
        </Box>
      </Box>
    </ApiForm>
  );
}
