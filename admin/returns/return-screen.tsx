import { Box, Typography } from "@mui/material";
import type { StaffReturn } from "#contract/returns/staff-endpoints.ts";
import { useText } from "../i18n/use-text.ts";
import { WholeRecord } from "../shell/data/whole-record.tsx";
import { StaffPicture } from "../shell/files/staff-picture.tsx";
import { Facts } from "../shell/frame/facts.tsx";
import { Panel } from "../shell/frame/panel.tsx";
import { ScreenTitle } from "../shell/frame/screen-title.tsx";
import { OrderLink } from "../shell/lists/record-link.tsx";
import { Code, Moment, Money, Phone, StateChip } from "../shell/values.tsx";
import { ReturnActions } from "./return-actions.tsx";
import { returnSource } from "./return-source.ts";
import { ReturnState } from "./return-state.tsx";

/** One return: its lines, reasons, and the actions available. */
export function ReturnScreen() {
  return <WholeRecord source={returnSource}>{(back) => <ReturnPage back={back} />}</WholeRecord>;
}

function ReturnPage({ back }: { back: StaffReturn }) {
  const text = useText();
  return (
    <>
      <ScreenTitle
        title={text("returns.title", { number: back.number })}
        badge={<ReturnState state={back.state} />}
        actions={<ReturnActions back={back} />}
      />
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 3fr)" },
          alignItems: "start",
        }}
      >
        <Goods back={back} />
        <Box sx={{ display: "grid", gap: 2 }}>
          <Whose back={back} />
          <History back={back} />
        </Box>
      </Box>
    </>
  );
}

function Goods({ back: { number, lines } }: { back: StaffReturn }) {
  const text = useText();
  return (
    <Panel title={text("returns.goods")}>
      {lines.map(({ position, name, options, sku, quantity, reason, note, pictures, received }) => (
        <Box key={position} sx={{ marginBlockEnd: 2 }}>
          <Typography sx={{ fontWeight: 500 }}>
            {name} × <bdi>{quantity}</bdi>
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {options} <Code>{sku}</Code>
          </Typography>
          <Typography>{text(`returns.reasons.${reason}`)}</Typography>
          {note && <Typography dir="auto">{note}</Typography>}
          {received !== null && (
            <Typography variant="body2">{text("returns.received", { count: received })}</Typography>
          )}
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginBlockStart: 1 }}>
            {pictures.map((id, index) => (
              <StaffPicture
                key={id}
                address={`/api/v1/admin/returns/${number}/pictures/${id}`}
                alt={text("returns.picture", { number: index + 1 })}
                size={160}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Panel>
  );
}

function Whose({ back }: { back: StaffReturn }) {
  const text = useText();
  const { orderNumber, contact, resolution, refundTo, payoutTo, refunded } = back;
  return (
    <Panel title={text("returns.whose")}>
      <Facts
        facts={[
          {
            label: text("resources.returns.fields.orderNumber"),
            value: <OrderLink number={orderNumber} />,
          },
          { label: text("orders.page.customer"), value: contact.name && <bdi>{contact.name}</bdi> },
          {
            label: text("resources.customers.fields.phone"),
            value: contact.phone && <Phone number={contact.phone} />,
          },
          {
            label: text("resources.customers.fields.email"),
            value: contact.email && <Code>{contact.email}</Code>,
          },
          {
            label: text("resources.returns.fields.resolution"),
            value: text(`returns.resolutions.${resolution}`),
          },
          {
            label: text("returns.refundTo"),
            value: refundTo && text(`returns.refundMethods.${refundTo}`),
          },
          { label: text("returns.payoutTo"), value: payoutTo && <bdi>{payoutTo}</bdi> },
          { label: text("returns.refunded"), value: refunded && <Money amount={refunded.total} /> },
          { label: text("returns.payout"), value: <Payout back={back} /> },
        ]}
      />
    </Panel>
  );
}

/** The payout by hand to the customer's account, and whether it was sent. */
function Payout({ back: { parts, payoutSent } }: { back: StaffReturn }) {
  const text = useText();
  const payout = parts.find(({ kind }) => kind === "payout");
  if (!payout) return null;
  return (
    <>
      <Money amount={payout.amount} />{" "}
      {payoutSent ? (
        <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
          <Moment at={payoutSent.at} />{" "}
          {payoutSent.reference && <Code>{payoutSent.reference}</Code>}
        </Typography>
      ) : (
        <StateChip label={text("returns.payoutWaits")} tone="warning" />
      )}
    </>
  );
}

function History({ back: { events } }: { back: StaffReturn }) {
  const text = useText();
  return (
    <Panel title={text("orders.page.history")}>
      {events.toReversed().map(({ state, at, note }) => (
        <Box key={`${at} ${state}`} sx={{ marginBlockEnd: 1 }}>
          <Typography>{text(`returns.states.${state}`)}</Typography>
          <Typography variant="caption" sx={{ color: "text.secondary" }}>
            <Moment at={at} />
          </Typography>
          {note && (
            <Typography variant="body2" dir="auto">
              {note}
            </Typography>
          )}
        </Box>
      ))}
    </Panel>
  );
}
