import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import type { Locale } from "#contract/kernel/locale.ts";
import { formatNumber } from "#contract/kernel/money.ts";
import type { RankExplanation } from "#contract/storefront/synonym-endpoints.ts";
import { call } from "../api/client.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { Answered } from "../shell/data/answered.tsx";
import { Scrollable } from "../shell/frame/scrollable.tsx";

interface RankPanelProps {
  q: string;
  pageLocale: Locale;
  productId: number;
}

const END = { textAlign: "end" } as const;

/** Explains a product's rank: the points that each word of the search earns, and in which field. */
export function RankPanel(props: RankPanelProps) {
  const answer = useQuery({
    queryKey: ["synonyms", "rank", props],
    queryFn: () => call("GET /api/v1/admin/search/explanation", { query: props }),
  });
  return <Answered answer={answer}>{(rank) => <Rank rank={rank} />}</Answered>;
}

function Rank({ rank }: { rank: RankExplanation }) {
  const text = useText();
  const { name, place, points, inStock, orders, halfLifeDays, terms } = rank;
  const title = text("synonyms.rank.title", { name });
  return (
    <Scrollable label={title}>
      <Typography variant="h3">{title}</Typography>
      <p>
        {place === null
          ? text("synonyms.rank.notFirst")
          : text("synonyms.rank.place", { place: formatNumber(place, locale) })}
        {` · ${text(inStock ? "synonyms.rank.inStock" : "synonyms.rank.soldOut")}`}
        {` · ${text("synonyms.rank.orders", { orders: formatNumber(orders, locale), days: halfLifeDays })}`}
      </p>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text("synonyms.rank.word")}</TableCell>
            <TableCell>{text("synonyms.rank.where")}</TableCell>
            <TableCell sx={END}>{text("synonyms.rank.points")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {terms.flatMap((term) =>
            rowsOf(term).map(({ field, earned }) => (
              <TableRow key={`${term.text} ${field}`}>
                <TableCell>
                  <bdi>{term.text}</bdi>
                </TableCell>
                <TableCell>{text(`synonyms.rank.fields.${field}`)}</TableCell>
                <TableCell sx={END}>{formatNumber(earned, locale)}</TableCell>
              </TableRow>
            )),
          )}
          <TableRow>
            <TableCell component="th" scope="row" colSpan={2}>
              {text("synonyms.rank.all")}
            </TableCell>
            <TableCell sx={END}>{formatNumber(points, locale)}</TableCell>
          </TableRow>
        </TableBody>
      </Table>
      <Typography variant="body2" sx={{ marginBlockStart: 1, color: "text.secondary" }}>
        {text("synonyms.rank.equal")}
      </Typography>
    </Scrollable>
  );
}

/** A word without points is listed as well. */
function rowsOf({ parts }: RankExplanation["terms"][number]) {
  if (parts.length === 0) return [{ field: "nowhere" as const, earned: 0 }];
  return parts.map(({ field, points }) => ({ field, earned: points }));
}
