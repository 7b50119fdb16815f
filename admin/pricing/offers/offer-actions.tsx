import { Box } from "@mui/material";
import { formatPrice } from "#contract/kernel/money.ts";
import type { OfferRecord } from "#contract/pricing/offer-endpoints.ts";
import { call } from "../../api/client.ts";
import { ownProblem } from "../../api/own-problem.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { piastresOf, poundsOf } from "../../shell/forms/amount.ts";
import { Field } from "../../shell/forms/field.tsx";
import { PeriodFields } from "../period-fields.tsx";
import { type PeriodValues, periodOf, periodValues } from "../period.ts";

interface OfferValues extends PeriodValues {
  version: string;
  pounds: string;
}

function valuesOf({ version, piastres, ...period }: OfferRecord): OfferValues {
  return { version, pounds: poundsOf(piastres), ...periodValues(period) };
}

/** Actions on an offer: edit it, or end it immediately. */
export function OfferActions({ offer }: { offer: OfferRecord }) {
  const text = useText();
  const { id, variantId, piastres, from, until, version } = offer;
  const name = `${offer.name[locale]} · ${offer.sku}`;
  const addAgain = () =>
    call("POST /api/v1/admin/offers", { body: { lines: [{ variantId, piastres }], from, until } });
  return (
    <Box sx={{ display: "flex", gap: 1 }}>
      <EditOffer offer={offer} title={name} />
      <ActionButton
        label={text("offers.remove")}
        title={text("offers.removeTitle", { name })}
        explanation={text("offers.removeText")}
        done={text("offers.removed")}
        send={() =>
          call("DELETE /api/v1/admin/offers/{id}", { params: { id }, query: { version } })
        }
        undo={addAgain}
        isDangerous
      />
    </Box>
  );
}

function EditOffer({ offer, title }: { offer: OfferRecord; title: string }) {
  const text = useText();
  const priceOf = useOfferPrice();
  const { id, ordinary } = offer;
  return (
    <ActionButton<OfferValues, OfferRecord>
      label={text("shell.form.save")}
      opener={text("offers.edit")}
      title={title}
      done={text("offers.saved")}
      defaultValues={valuesOf(offer)}
      draft={`offer ${id}`}
      send={async (values) => {
        const piastres = priceOf(values.pounds, ordinary, "pounds");
        const period = periodOf(values, text("pricing.wrongPeriod"));
        const body = { version: values.version, piastres, ...period };
        return call("PUT /api/v1/admin/offers/{id}", { params: { id }, body });
      }}
      undo={({ version }) => {
        const { piastres, from, until } = offer;
        const body = { version, piastres, from, until };
        return call("PUT /api/v1/admin/offers/{id}", { params: { id }, body });
      }}
      meanwhile={{
        valuesOf,
        factsOf: ({ pounds, from, until }) => ({
          [text("offers.price")]: pounds,
          [text("pricing.from")]: from,
          [text("pricing.until")]: until,
        }),
      }}
    >
      <Field
        name="pounds"
        label={text("offers.price")}
        inputMode="decimal"
        {...(ordinary !== null && {
          help: text("offers.ordinary", { price: formatPrice(ordinary, locale) }),
        })}
      />
      <PeriodFields />
    </ActionButton>
  );
}

/**
 * Parses an offer's typed price; an invalid price, or one that is not lower, is rejected at its
 * field.
 */
export function useOfferPrice() {
  const text = useText();
  return (pounds: string, ordinary: number | null, field: string): number => {
    const piastres = piastresOf(pounds);
    if (piastres === undefined || piastres === 0) {
      throw ownProblem(text("orders.actions.wrongAmount"), field);
    }
    if (ordinary !== null && piastres >= ordinary) {
      const price = formatPrice(ordinary, locale);
      throw ownProblem(text("offers.tooDear", { price }), field);
    }
    return piastres;
  };
}
