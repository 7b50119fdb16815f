import { Alert, Box, Pagination, Typography } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatPrice } from "#contract/kernel/money.ts";
import type { WalletEntry } from "#contract/wallet/endpoints.ts";
import { call } from "../../api/client.ts";
import { useMay } from "../../api/session.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { ErrorAlert } from "../../shell/frame/error-alert.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { Loading } from "../../shell/frame/states.tsx";
import { RecordLink } from "../../shell/lists/record-link.tsx";
import { Code, Moment, Money } from "../../shell/values.tsx";
import { NewEntry } from "./new-entry.tsx";

const PAGE_SIZE = 10;

interface WalletProps {
  customerId: number;
  /** False for an account merged into another. */
  mayChange: boolean;
}

/** A customer's store credit: balance, entries waiting for approval, and all entries. */
export function WalletPanel({ customerId, mayChange }: WalletProps) {
  const text = useText();
  const mayWrite = useMay("wallet:write") && mayChange;
  const [page, setPage] = useState(1);
  const { data, error, isPending } = useQuery({
    queryKey: ["wallet", customerId, page],
    queryFn: () =>
      call("GET /api/v1/admin/customers/{id}/wallet", {
        params: { id: customerId },
        query: { page, pageSize: PAGE_SIZE },
      }),
  });
  return (
    <Panel
      title={text("wallet.title")}
      aside={mayWrite && <NewEntry customerId={customerId} balance={data?.balance} />}
    >
      {error && <ErrorAlert error={error} />}
      {isPending && <Loading />}
      {data && (
        <>
          <Typography sx={{ fontWeight: 500, marginBlockEnd: 1 }}>
            {text("wallet.balance", { amount: formatPrice(data.balance, locale) })}
          </Typography>
          {mayWrite && <Waiting customerId={customerId} />}
          <Entries entries={data.entries.items} />
          {data.entries.total > PAGE_SIZE && (
            <Pagination
              size="small"
              count={Math.ceil(data.entries.total / PAGE_SIZE)}
              page={page}
              onChange={(_, next) => setPage(next)}
              aria-label={text("shell.list.pages")}
            />
          )}
        </>
      )}
    </Panel>
  );
}

/** This customer's entries that another member has to approve. */
function Waiting({ customerId }: { customerId: number }) {
  const text = useText();
  const { data } = useQuery({
    queryKey: ["wallet", customerId, "requests"],
    queryFn: () => call("GET /api/v1/admin/wallet-requests", { query: { customer: customerId } }),
  });
  if (!data || data.total === 0) return null;
  return (
    <Alert severity="info" sx={{ marginBlockEnd: 1.5 }}>
      {text("wallet.waiting", { count: data.total })}{" "}
      <RecordLink to="/wallet-requests">{text("wallet.toRequests")}</RecordLink>
    </Alert>
  );
}

function Entries({ entries }: { entries: readonly WalletEntry[] }) {
  const text = useText();
  if (entries.length === 0)
    return <Typography sx={{ color: "text.secondary" }}>{text("wallet.empty")}</Typography>;
  return (
    <Box component="ol" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
      {entries.map((entry) => (
        <Entry key={entry.position} entry={entry} />
      ))}
    </Box>
  );
}

function Entry({ entry }: { entry: WalletEntry }) {
  const text = useText();
  const { processType, amountProcessed, amountAfter, reason, reference, note, date } = entry;
  return (
    <Box
      component="li"
      sx={{ borderBlockStart: "1px solid", borderColor: "divider", paddingBlock: 1 }}
    >
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 2 }}>
        <span>
          {text(`wallet.types.${processType}`)} · {text(`wallet.reasons.${reason}`)}
          {reference !== null && (
            <>
              {" "}
              <Code>{reference}</Code>
            </>
          )}
        </span>
        <Box component="span" sx={{ fontWeight: 500, whiteSpace: "nowrap" }}>
          <Money amount={amountProcessed} />
        </Box>
      </Box>
      <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
        <Moment at={date} /> · {text("wallet.after", { amount: formatPrice(amountAfter, locale) })}
      </Typography>
      {note !== null && (
        <Typography variant="body2" dir="auto">
          {note}
        </Typography>
      )}
    </Box>
  );
}
