import { Typography } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ProductRecord } from "#contract/assortment/product-record.ts";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { useDoneNotice } from "../shell/actions/done-notice.ts";
import { WholeRecord } from "../shell/data/whole-record.tsx";
import { ScreenTitle } from "../shell/frame/screen-title.tsx";
import { ProductForm } from "./page/product-form.tsx";
import type { Saved } from "./page/save-product.ts";
import { draftOf, ProductActions } from "./product-actions.tsx";
import { productSource } from "./product-source.ts";
import { nameOf, ProductStateChip } from "./product-words.tsx";

/** One product with everything that can be edited. */
export function ProductScreen() {
  return (
    <WholeRecord source={productSource}>
      {(product) => <ProductPage product={product} />}
    </WholeRecord>
  );
}

function ProductPage({ product }: { product: ProductRecord }) {
  const text = useText();
  const say = useDoneNotice();
  const [saves, setSaves] = useState(0);
  const { id, name, state, publishedAt, version } = product;
  return (
    <>
      <ScreenTitle
        title={nameOf(name) || text("products.nameless")}
        badge={<ProductStateChip state={state} />}
        actions={<ProductActions product={product} />}
      />
      {state === "scheduled" && publishedAt !== null && (
        <Typography sx={{ color: "text.secondary", marginBlockStart: -1, marginBlockEnd: 2 }}>
          {text("products.page.scheduledFor", { at: momentText(publishedAt, locale) })}
        </Typography>
      )}
      {/* A saved product resets the form; unsaved input is stored as a draft. */}
      <ProductForm
        // `version` ignores stock; `saves` resets the form so that typed stock is not booked twice.
        key={`${id} ${version} ${saves}`}
        record={product}
        draft={draftOf(id)}
        onSaved={async ({ undo }) => {
          await say(text("products.page.saved"), undo);
          setSaves((before) => before + 1);
        }}
      />
    </>
  );
}

/** A new product, which starts as a draft. */
export function NewProductScreen() {
  const text = useText();
  const say = useDoneNotice();
  const queries = useQueryClient();
  const open = async ({ id }: Saved) => {
    await queries.invalidateQueries({ queryKey: ["products"] });
    await say(text("products.page.saved"), undefined, `/products/${id}/show`);
  };
  return (
    <>
      <ScreenTitle title={text("products.add")} />
      <ProductForm draft="product-new" onSaved={open} />
    </>
  );
}
