import { Box, Pagination } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router";
import { ApiProblem } from "#api-client/api-problem.ts";
import { call } from "../../api/client.ts";
import { ownProblem } from "../../api/own-problem.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { useDoneNotice } from "../../shell/actions/done-notice.ts";
import { ApiForm } from "../../shell/forms/api-form.tsx";
import { BilingualField } from "../../shell/forms/bilingual-field.tsx";
import { bothOf } from "../../shell/forms/both-of.ts";
import { SaveBar } from "../../shell/forms/save-bar.tsx";
import { ErrorAlert } from "../../shell/frame/error-alert.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { ScreenTitle } from "../../shell/frame/screen-title.tsx";
import { Loading } from "../../shell/frame/states.tsx";
import { LineFields } from "../line-fields.tsx";
import { type PriceListPage } from "./price-list-source.ts";
import { priceChanges, type PriceListValues, pricesBack, valuesOf } from "./price-list-values.ts";

const PAGE_SIZE = 50;

function readPage(id: number, page: number): Promise<PriceListPage> {
  return call("GET /api/v1/admin/price-lists/{id}", {
    params: { id },
    query: { page, pageSize: PAGE_SIZE },
  });
}

/** One price list: its name and one page of its prices. */
export function PriceListScreen() {
  const text = useText();
  const id = Number(useParams()["id"]);
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    queryKey: ["price-lists", id, page],
    queryFn: () => readPage(id, page),
  });
  if (error) return <ErrorAlert error={error} />;
  if (!data) return <Loading />;
  const { list, total } = data;
  const count = Math.ceil(total / PAGE_SIZE);
  return (
    <>
      <ScreenTitle title={list.name[locale]} />
      {/* A save resets the form. */}
      <PriceListForm key={`${list.version} ${page}`} shown={data} page={page} />
      {count > 1 && (
        <Pagination
          count={count}
          page={page}
          onChange={(_, next) => setPage(next)}
          aria-label={text("shell.list.pages")}
        />
      )}
    </>
  );
}

function PriceListForm({ shown, page }: { shown: PriceListPage; page: number }) {
  const text = useText();
  const say = useDoneNotice();
  const { id } = shown.list;
  const params = { id };
  const before = valuesOf(shown);
  const send = async ({ version, name, lines }: PriceListValues) => {
    const changes = priceChanges(before.lines, lines);
    if ("wrong" in changes) throw ownProblem(text("orders.actions.wrongAmount"), changes.wrong);
    try {
      return await call("PUT /api/v1/admin/price-lists/{id}", {
        params,
        body: { version, name, prices: changes.value },
      });
    } catch (error) {
      throw await withPrices(error, () => readPage(id, page));
    }
  };
  return (
    <ApiForm<PriceListValues>
      defaultValues={before}
      draft={`price-list ${id} ${page}`}
      send={send}
      onDone={({ lines }, saved) =>
        say(text("priceLists.saved"), () => {
          const { version } = saved as PriceListPage["list"];
          const prices = pricesBack(before.lines, lines);
          const body = { version, name: before.name, prices };
          return call("PUT /api/v1/admin/price-lists/{id}", { params, body });
        })
      }
      meanwhile={{
        valuesOf,
        factsOf: ({ name, lines }) => ({
          [text("priceLists.name")]: bothOf(name),
          ...Object.fromEntries(lines.map(({ sku, pounds }) => [sku, pounds])),
        }),
      }}
      footer={(isBusy) => <SaveBar isBusy={isBusy} />}
    >
      <Box sx={{ display: "grid", gap: 2 }}>
        <Panel title={text("priceLists.list")}>
          <BilingualField name="name" label={text("priceLists.name")} />
        </Panel>
        <Panel title={text("priceLists.prices")}>
          <LineFields label={text("priceLists.price")} />
        </Panel>
      </Box>
    </ApiForm>
  );
}

/**
 * For a list saved by somebody else, the response has no prices: they are fetched for comparison.
 */
async function withPrices(error: unknown, read: () => Promise<PriceListPage>): Promise<unknown> {
  if (!(error instanceof ApiProblem) || !error.problem.current) return error;
  return new ApiProblem({ ...error.problem, current: { ...(await read()) } });
}
