import { useNavigate } from "react-router";
import { formatNumber } from "#contract/kernel/money.ts";
import type { PriceListRecord } from "#contract/pricing/offer-endpoints.ts";
import { call } from "../../api/client.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { BilingualField } from "../../shell/forms/bilingual-field.tsx";
import { Field } from "../../shell/forms/field.tsx";
import type { Column } from "../../shell/lists/columns.ts";
import { RecordList } from "../../shell/lists/record-list.tsx";
import { Code } from "../../shell/values.tsx";
import { priceListSource } from "./price-list-source.ts";

const COLUMNS: Column<PriceListRecord>[] = [
  { source: "name", render: ({ name }) => <bdi>{name[locale]}</bdi> },
  {
    source: "priceCount",
    isFigure: true,
    render: ({ priceCount }) => <bdi className="figures">{formatNumber(priceCount, locale)}</bdi>,
  },
  { source: "code", render: ({ code }) => <Code>{code}</Code> },
];

/** The price lists for companies on terms. */
export function PriceListList() {
  const text = useText();
  return (
    <RecordList<PriceListRecord>
      source={priceListSource}
      columns={COLUMNS}
      pathTo={({ id }) => `/price-lists/${id}/show`}
      empty={text("priceLists.empty")}
      actions={<AddPriceList />}
    />
  );
}

function AddPriceList() {
  const text = useText();
  const navigate = useNavigate();
  return (
    <ActionButton
      label={text("shell.form.save")}
      opener={text("priceLists.add")}
      title={text("priceLists.add")}
      explanation={text("priceLists.addText")}
      done={text("priceLists.saved")}
      defaultValues={{ code: "", name: { ar: "", en: "" } }}
      send={async (body) => {
        const { id } = await call("POST /api/v1/admin/price-lists", { body });
        void navigate(`/price-lists/${id}/show`);
      }}
      draft="price-list"
      variant="contained"
    >
      <BilingualField name="name" label={text("priceLists.name")} />
      <Field
        name="code"
        label={text("catalog.code")}
        help={text("catalog.codeHelp")}
        isLatin
        autoComplete="off"
      />
    </ActionButton>
  );
}
