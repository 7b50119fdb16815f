import { Box } from "@mui/material";
import type { BrandRecord } from "#contract/catalog/editing-endpoints.ts";
import { call } from "../api/client.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { ActionButton } from "../shell/actions/action-button.tsx";
import { BilingualField } from "../shell/forms/bilingual-field.tsx";
import { bothOf } from "../shell/forms/both-of.ts";
import { Field } from "../shell/forms/field.tsx";
import type { Column } from "../shell/lists/columns.ts";
import { RecordList } from "../shell/lists/record-list.tsx";
import { Code } from "../shell/values.tsx";
import { brandSource } from "./catalog-source.ts";

const EMPTY = { ar: "", en: "" };

const COLUMNS: Column<BrandRecord>[] = [
  { source: "name", render: ({ name }) => <bdi>{name[locale]}</bdi> },
  { source: "code", render: ({ code }) => <Code>{code}</Code> },
  {
    source: "productCount",
    isFigure: true,
    render: ({ productCount }) => <bdi className="figures">{productCount}</bdi>,
  },
];

/** All brands. */
export function BrandList() {
  const text = useText();
  return (
    <RecordList<BrandRecord>
      source={brandSource}
      columns={COLUMNS}
      empty={text("catalog.brands.empty")}
      actions={<Add />}
      expand={(brand) => <BrandActions brand={brand} />}
    />
  );
}

function Add() {
  const text = useText();
  return (
    <ActionButton
      label={text("catalog.brands.add")}
      defaultValues={{ code: "", name: EMPTY, description: EMPTY }}
      send={(body) => call("POST /api/v1/admin/brands", { body })}
      done={text("catalog.saved")}
      draft="brand-new"
      variant="contained"
    >
      <Field
        name="code"
        label={text("catalog.code")}
        help={text("catalog.codeHelp")}
        inputMode="text"
        autoComplete="off"
      />
      <Texts />
    </ActionButton>
  );
}

/** A brand's form values. */
function valuesOf({ version, name, description }: BrandRecord) {
  return { version, name, description };
}

function Texts() {
  const text = useText();
  return (
    <>
      <BilingualField name="name" label={text("catalog.name")} />
      <BilingualField name="description" label={text("catalog.description")} rows={3} />
    </>
  );
}

function BrandActions({ brand }: { brand: BrandRecord }) {
  const text = useText();
  const { id, code, name, description, version, productCount } = brand;
  return (
    <Box sx={{ display: "flex", gap: 1, marginBlockStart: 1 }}>
      <ActionButton
        opener={text("catalog.edit")}
        label={text("catalog.save")}
        title={name[locale]}
        defaultValues={valuesOf(brand)}
        send={(body) => call("PUT /api/v1/admin/brands/{id}", { params: { id }, body })}
        done={text("catalog.saved")}
        undo={(saved) => {
          const body = { ...valuesOf(brand), version: saved.version };
          return call("PUT /api/v1/admin/brands/{id}", { params: { id }, body });
        }}
        draft={`brand-${id}`}
        meanwhile={{
          valuesOf,
          factsOf: (values) => ({
            [text("catalog.name")]: bothOf(values.name),
            [text("catalog.description")]: bothOf(values.description),
          }),
        }}
      >
        <Texts />
      </ActionButton>
      {productCount === 0 && (
        <ActionButton
          label={text("catalog.remove")}
          title={text("catalog.removeTitle", { name: name[locale] })}
          explanation={text("catalog.removeText")}
          send={() =>
            call("DELETE /api/v1/admin/brands/{id}", { params: { id }, query: { version } })
          }
          done={text("catalog.removed")}
          undo={() => call("POST /api/v1/admin/brands", { body: { code, name, description } })}
          isDangerous
        />
      )}
    </Box>
  );
}
