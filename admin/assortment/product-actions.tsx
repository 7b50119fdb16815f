import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  Typography,
} from "@mui/material";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { CallResponse } from "#api-client/operations.ts";
import type { ProductRecord, ProductState } from "#contract/assortment/product-record.ts";
import { LOCALES } from "#contract/kernel/locale.ts";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import { call } from "../api/client.ts";
import { ownProblem } from "../api/own-problem.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { useRefusalNotice } from "../shell/actions/refusal-notice.ts";
import { cairoInstant } from "../shell/forms/cairo-time.ts";
import { Field } from "../shell/forms/field.tsx";

/** Key of a product's unsaved input. */
export const draftOf = (id: number) => `product-${id}`;

/** Actions on a whole product. */
export function ProductActions({ product }: { product: ProductRecord }) {
  const text = useText();
  const { state } = product;
  const change = (to: ProductState) => () => changeState(product, to);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      {state !== "published" && state !== "archived" && (
        <ActionButton
          label={text("products.actions.publish")}
          explanation={text("products.actions.publishText")}
          done={text("products.actions.published")}
          undo={(after) => takeBackState(product, after)}
          send={change("published")}
          variant="contained"
        />
      )}
      {state !== "archived" && <Schedule product={product} />}
      {state !== "draft" && (
        <ActionButton
          label={text("products.actions.draft")}
          explanation={text("products.actions.draftText")}
          done={text("products.actions.drafted")}
          undo={(after) => takeBackState(product, after)}
          send={change("draft")}
        />
      )}
      {state !== "archived" && (
        <ActionButton
          label={text("products.actions.archive")}
          explanation={text("products.actions.archiveText")}
          done={text("products.actions.archived")}
          undo={(after) => takeBackState(product, after)}
          send={change("archived")}
          isDangerous
        />
      )}
      <Copy product={product} />
      <Preview id={product.id} />
    </Box>
  );
}

function changeState({ id, version }: ProductRecord, state: ProductState, at?: string) {
  const body = { state, version, ...(at !== undefined && { at }) };
  return call("PUT /api/v1/admin/products/{id}/state", { params: { id }, body });
}

function Schedule({ product }: { product: ProductRecord }) {
  const text = useText();
  return (
    <ActionButton<{ at: string }, ProductRecord>
      label={text("products.actions.schedule")}
      explanation={text("products.actions.scheduleText")}
      done={({ at }) =>
        text("products.page.scheduledFor", { at: momentText(cairoInstant(at) ?? "", locale) })
      }
      undo={(after) => takeBackState(product, after)}
      defaultValues={{ at: "" }}
      send={({ at }) => {
        const moment = cairoInstant(at);
        return moment === undefined
          ? Promise.reject(ownProblem(text("products.actions.noMoment"), "at"))
          : changeState(product, "scheduled", moment);
      }}
    >
      <Field name="at" type="datetime-local" label={text("products.actions.at")} />
    </ActionButton>
  );
}

function Copy({ product: { id, code } }: { product: ProductRecord }) {
  const text = useText();
  const navigate = useNavigate();
  return (
    <ActionButton
      label={text("products.actions.copy")}
      explanation={text("products.actions.copyText")}
      done={text("products.actions.copied")}
      defaultValues={{ code: `${code}-2` }}
      send={async (body) => {
        const copy = await call("POST /api/v1/admin/products/{id}/copies", {
          params: { id },
          body,
        });
        void navigate(`/products/${copy.id}/show`);
      }}
    >
      <Field name="code" label={text("products.code")} inputMode="text" autoComplete="off" />
    </ActionButton>
  );
}

/** A signed link that shows the product page to anybody who has it, for a day. */
function Preview({ id }: { id: number }) {
  const text = useText();
  const refused = useRefusalNotice();
  const [preview, setPreview] =
    useState<CallResponse<"POST /api/v1/admin/products/{id}/previews">>();
  const make = async () => {
    try {
      setPreview(
        await call("POST /api/v1/admin/products/{id}/previews", { params: { id }, body: {} }),
      );
    } catch (error) {
      refused(error);
    }
  };
  return (
    <>
      <Button variant="outlined" onClick={() => void make()}>
        {text("products.actions.preview")}
      </Button>
      {preview && (
        <Dialog open onClose={() => setPreview(undefined)} fullWidth maxWidth="sm">
          <DialogTitle>{text("products.actions.preview")}</DialogTitle>
          <DialogContent>
            <Typography>
              {text("products.actions.previewText", { at: momentText(preview.endsAt, locale) })}
            </Typography>
            {LOCALES.map((language) => (
              <Typography key={language} sx={{ marginBlockStart: 1, overflowWrap: "anywhere" }}>
                {text(`shell.locales.${language}`)}:{" "}
                <Link href={preview.path[language]} target="_blank" rel="noreferrer" dir="ltr">
                  {new URL(preview.path[language], location.origin).href}
                </Link>
              </Typography>
            ))}
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setPreview(undefined)}>{text("shell.form.close")}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

/** Restores a product's former state and publication time, unless somebody has changed it since. */
async function takeBackState(
  { id, state, publishedAt }: ProductRecord,
  { version }: Pick<ProductRecord, "version">,
): Promise<void> {
  const at = publishedAt === null ? {} : { at: publishedAt };
  const body = { state, version, ...at };
  await call("PUT /api/v1/admin/products/{id}/state", { params: { id }, body });
}
