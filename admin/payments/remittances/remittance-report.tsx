import { Alert, Box, Typography } from "@mui/material";
import type { CallResponse } from "#api-client/operations.ts";
import { formatPrice } from "#contract/kernel/money.ts";
import type { RemittanceRow } from "#contract/payments/remittance-endpoints.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { Code, Money, StateChip } from "../../shell/values.tsx";

/**
 * Expected and received amounts per row; differences and rows that cannot be booked are
 * highlighted.
 */
export function RemittanceReport({
  report,
}: {
  report: CallResponse<"POST /api/v1/admin/remittances">;
}) {
  const text = useText();
  const { rows, expected, collected, fees } = report;
  const differing = rows.filter(differs);
  const amounts = [expected, collected, collected - expected, fees].map((amount) =>
    formatPrice(amount, locale),
  );
  const [toCome = "", came = "", difference = "", kept = ""] = amounts;
  return (
    <Box component="output" sx={{ display: "block", marginBlock: 1.5 }}>
      <Typography sx={{ fontWeight: 500 }}>
        {text("remittances.sums", { toCome, came, difference, kept })}
      </Typography>
      {differing.length > 0 && (
        <Alert severity="warning" sx={{ marginBlock: 1 }}>
          {text("remittances.differing", {
            count: differing.length,
            rows: differing.map(({ row }) => row).join(locale === "ar" ? "، " : ", "),
          })}
        </Alert>
      )}
      <Box component="ol" sx={{ listStyle: "none", padding: 0, marginBlock: 1 }}>
        {rows.map((row) => (
          <Box
            component="li"
            key={row.row}
            sx={{ paddingBlock: 0.75, borderBlockEnd: "1px solid", borderColor: "divider" }}
          >
            <Row row={row} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function differs({ problem, difference }: RemittanceRow): boolean {
  return problem === null && difference !== 0;
}

function Row({
  row: { row, number, collected, fee, difference, problem },
}: {
  row: RemittanceRow;
}) {
  const text = useText();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
      <span>{text("remittances.row", { row })}</span>
      <Code>{number}</Code>
      <Money amount={collected} />
      {fee > 0 && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {text("remittances.fee")} <Money amount={fee} />
        </Typography>
      )}
      {problem && <StateChip label={text(`remittances.problems.${problem}`)} tone="error" />}
      {!problem && difference === 0 && (
        <StateChip label={text("remittances.even")} tone="success" />
      )}
      {!problem && difference !== null && difference !== 0 && (
        <StateChip
          label={text("remittances.differs", { amount: formatPrice(difference, locale) })}
          tone="error"
        />
      )}
    </Box>
  );
}
