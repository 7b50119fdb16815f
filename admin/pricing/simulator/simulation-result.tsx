import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow } from "@mui/material";
import type { Simulation } from "#contract/pricing/promotion-endpoints.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { Panel } from "../../shell/frame/panel.tsx";
import { Scrollable } from "../../shell/frame/scrollable.tsx";
import { Code, Money } from "../../shell/values.tsx";
import type { CartLine } from "./simulator-values.ts";

const END = { textAlign: "end" } as const;
const TONES = { applied: "success", "not-applied": "warning", unknown: "error" } as const;

interface SimulationResultProps {
  result: Simulation;
  lines: readonly CartLine[];
}

/** The price of the cart, per line and in total. */
export function SimulationResult({ result, lines }: SimulationResultProps) {
  const text = useText();
  const { coupon, totals } = result;
  return (
    <Panel title={text("simulator.result")}>
      {coupon !== null && (
        <Alert severity={TONES[coupon]} sx={{ marginBlockEnd: 1.5 }}>
          {text(`simulator.coupons.${coupon}`)}
        </Alert>
      )}
      <Lines {...{ result, lines }} />
      <Box
        component="dl"
        sx={{
          display: "grid",
          gridTemplateColumns: "minmax(0, 1fr) auto",
          rowGap: 0.5,
          marginBlock: 2,
          "& dd": { margin: 0, textAlign: "end" },
        }}
      >
        <Sum name={text("simulator.items")} amount={totals.items} />
        {result.adjustments.map(({ kind, promotionId, label, amount }) => (
          <Sum
            key={`${kind} ${promotionId}`}
            name={label === null ? text(`simulator.kinds.${kind}`) : label[locale]}
            amount={amount}
          />
        ))}
        <Sum name={text("simulator.total")} amount={totals.total} isTotal />
        <Sum name={text("simulator.vat")} amount={totals.vat} />
      </Box>
    </Panel>
  );
}

function Sum({ name, amount, isTotal }: { name: string; amount: number; isTotal?: boolean }) {
  const sx = isTotal ? { fontWeight: 600, fontSize: "1.0625rem" } : {};
  return (
    <>
      <Box component="dt" sx={sx}>
        {name}
      </Box>
      <Box component="dd" sx={sx}>
        <Money amount={amount} />
      </Box>
    </>
  );
}

function Lines({ result, lines }: SimulationResultProps) {
  const text = useText();
  return (
    <Scrollable label={text("simulator.lines")}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{text("simulator.goods")}</TableCell>
            <TableCell sx={END}>{text("simulator.unit")}</TableCell>
            <TableCell sx={END}>{text("simulator.amount")}</TableCell>
            <TableCell sx={END}>{text("simulator.discount")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {result.lines.map(({ variantId, quantity, unit, amount, discount }) => (
            <TableRow key={variantId}>
              <TableCell>
                <bdi className="figures">{quantity}</bdi> ×{" "}
                <Code>{lines.find((line) => line.variantId === variantId)?.sku ?? ""}</Code>
              </TableCell>
              <TableCell sx={END}>
                <Money amount={unit} />
              </TableCell>
              <TableCell sx={END}>
                <Money amount={amount} />
              </TableCell>
              <TableCell sx={END}>
                <Money amount={-discount} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Scrollable>
  );
}
