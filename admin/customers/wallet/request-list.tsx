import { Box, Typography } from "@mui/material";
import { formatPrice } from "#contract/kernel/money.ts";
import {
  REQUEST_STATES,
  type RequestState,
  type WalletRequest,
} from "#contract/wallet/request-endpoints.ts";
import { call } from "../../api/client.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { Field } from "../../shell/forms/field.tsx";
import type { Column } from "../../shell/lists/columns.ts";
import { RecordLink } from "../../shell/lists/record-link.tsx";
import { RecordList } from "../../shell/lists/record-list.tsx";
import { Code, Moment, Money, StateChip, type Tone } from "../../shell/values.tsx";
import { walletRequestSource } from "./wallet-source.ts";

const TONES: Record<RequestState, Tone> = {
  waiting: "warning",
  approved: "success",
  declined: "error",
};

/** Money that needs a second member of staff, requests waiting longest first. */
export function WalletRequestList() {
  const text = useText();
  const choices = REQUEST_STATES.map((value) => ({ value, label: text(`wallet.states.${value}`) }));
  return (
    <RecordList<WalletRequest>
      source={walletRequestSource}
      columns={useColumns()}
      empty={({ state }) => text(state === "waiting" ? "wallet.emptyWaiting" : "shell.list.empty")}
      filterDefaults={{ state: "waiting" }}
      filters={[
        { source: "state", kind: "choice", label: text("wallet.state"), choices, isRequired: true },
      ]}
      expand={(request) => <Decision request={request} />}
    />
  );
}

function useColumns(): Column<WalletRequest>[] {
  const text = useText();
  return [
    {
      source: "customer",
      render: ({ customer, orderNumber }) =>
        customer ? (
          <RecordLink to={`/customers/${customer.id}/show`}>
            <bdi>{customer.name}</bdi>
          </RecordLink>
        ) : (
          <RecordLink to={`/orders/${orderNumber}/show`}>
            <Code>{orderNumber ?? ""}</Code>
          </RecordLink>
        ),
    },
    {
      source: "state",
      render: ({ state }) => (
        <StateChip label={text(`wallet.states.${state}`)} tone={TONES[state]} />
      ),
    },
    {
      source: "processType",
      render: ({ kind, processType }) =>
        processType ? text(`wallet.types.${processType}`) : text(`wallet.kinds.${kind}`),
    },
    { source: "amount", isFigure: true, render: ({ amount }) => <Money amount={amount} /> },
    {
      source: "balance",
      isFigure: true,
      render: ({ balance }) => balance !== null && <Money amount={balance} />,
    },
    { source: "askedBy", render: ({ askedBy }) => <bdi>{askedBy}</bdi> },
    { source: "askedAt", render: ({ askedAt }) => <Moment at={askedAt} /> },
  ];
}

function Decision({ request }: { request: WalletRequest }) {
  const text = useText();
  const { note, state, isYours, decidedBy, decidedAt, declineReason } = request;
  const words = [note, declineReason].filter((said) => said !== null);
  return (
    <Box sx={{ display: "grid", gap: 1, marginBlock: 1 }}>
      {words.map((said) => (
        <Typography key={said} variant="body2" dir="auto" sx={{ color: "text.secondary" }}>
          {said}
        </Typography>
      ))}
      {decidedAt !== null && (
        <Typography variant="body2">
          <bdi>{decidedBy}</bdi> · <Moment at={decidedAt} />
        </Typography>
      )}
      {state === "waiting" && isYours && (
        <Typography variant="body2">{text("wallet.yours")}</Typography>
      )}
      {state === "waiting" && !isYours && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <Approve request={request} />
          <Decline id={request.id} />
        </Box>
      )}
    </Box>
  );
}

function Approve({ request }: { request: WalletRequest }) {
  const text = useText();
  const { id, kind, processType, customer, orderNumber } = request;
  const amount = formatPrice(request.amount, locale);
  return (
    <ActionButton
      label={text("wallet.approve")}
      explanation={
        processType && customer
          ? text(`wallet.approveText.${processType}`, { amount, name: customer.name })
          : text("wallet.approveText.order", {
              amount,
              kind: text(`wallet.kinds.${kind}`),
              number: orderNumber ?? "",
            })
      }
      done={text(customer ? "wallet.approved" : "wallet.done")}
      send={() => call("POST /api/v1/admin/wallet-requests/{id}/approve", { params: { id } })}
      variant="contained"
    />
  );
}

function Decline({ id }: { id: number }) {
  const text = useText();
  return (
    <ActionButton
      label={text("wallet.decline")}
      explanation={text("wallet.declineText")}
      done={text("wallet.declined")}
      defaultValues={{ reason: "" }}
      draft={`wallet request ${id}`}
      send={(body) =>
        call("POST /api/v1/admin/wallet-requests/{id}/decline", { params: { id }, body })
      }
      isDangerous
    >
      <Field name="reason" rows={2} label={text("wallet.reason")} />
    </ActionButton>
  );
}
