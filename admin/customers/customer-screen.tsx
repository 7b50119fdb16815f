import { Alert, Box } from "@mui/material";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import type { CustomerDetail } from "#contract/staff/customer-endpoints.ts";
import { useMay } from "../api/session.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { WholeRecord } from "../shell/data/whole-record.tsx";
import { Facts } from "../shell/frame/facts.tsx";
import { Panel } from "../shell/frame/panel.tsx";
import { ScreenTitle } from "../shell/frame/screen-title.tsx";
import { RecordLink } from "../shell/lists/record-link.tsx";
import { Code, Phone } from "../shell/values.tsx";
import { AccountState } from "./account-state.tsx";
import { CustomerActions } from "./customer-actions.tsx";
import { customerSource } from "./customer-source.ts";
import { DuplicatesPanel } from "./merging/duplicates-panel.tsx";
import { OrdersPanel } from "./orders-panel.tsx";
import { PrivacyPanel } from "./privacy/privacy-panel.tsx";
import { WalletPanel } from "./wallet/wallet-panel.tsx";

interface CustomerProps {
  customer: CustomerDetail;
}

export function CustomerScreen() {
  return (
    <WholeRecord source={customerSource}>
      {(customer) => <CustomerPage customer={customer} />}
    </WholeRecord>
  );
}

function CustomerPage({ customer }: { customer: CustomerDetail }) {
  const { name, state } = customer;
  return (
    <>
      <ScreenTitle
        title={name}
        badge={<AccountState state={state} />}
        actions={<CustomerActions customer={customer} />}
      />
      <WhyClosed customer={customer} />
      <Box
        sx={{
          display: "grid",
          gap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "1fr 1fr" },
          alignItems: "start",
        }}
      >
        <Contact customer={customer} />
        <Account customer={customer} />
        {state !== "erased" && <Theirs customer={customer} />}
      </Box>
    </>
  );
}

/** An account that was closed or merged into another cannot sign in. */
function WhyClosed({ customer: { state, disabledReason, mergedInto } }: CustomerProps) {
  const text = useText();
  if (state === "merged")
    return (
      <Alert severity="info" sx={{ marginBlockEnd: 2 }}>
        {text("merging.mergedInto")}{" "}
        <RecordLink to={`/customers/${mergedInto}/show`}>{text("merging.toKept")}</RecordLink>
      </Alert>
    );
  if (state !== "disabled") return null;
  return (
    <Alert severity="warning" sx={{ marginBlockEnd: 2 }}>
      {text("people.customers.closedBecause", { reason: disabledReason ?? "" })}
    </Alert>
  );
}

/** The customer's own data, and the actions allowed on it. */
function Theirs({ customer }: CustomerProps) {
  const mayWrite = useMay("customer:write");
  const { id, state } = customer;
  const isMerged = state === "merged";
  return (
    <>
      {!isMerged && <OrdersPanel customer={customer} />}
      <WalletPanel customerId={id} mayChange={!isMerged} />
      {mayWrite && !isMerged && (
        <>
          <DuplicatesPanel customer={customer} />
          <PrivacyPanel customerId={id} />
        </>
      )}
    </>
  );
}

function Contact({ customer }: CustomerProps) {
  const text = useText();
  const { email, emailVerified, phone, phoneVerified, city } = customer;
  const proof = (isVerified: boolean) =>
    ` (${text(isVerified ? "people.customers.verified" : "people.customers.unverified")})`;
  return (
    <Panel title={text("people.customers.contact")}>
      <Facts
        facts={[
          {
            label: text("resources.customers.fields.email"),
            value: email && (
              <>
                <Code>{email}</Code>
                {proof(emailVerified)}
              </>
            ),
          },
          {
            label: text("resources.customers.fields.phone"),
            value: phone && (
              <>
                <Phone number={phone} />
                {proof(phoneVerified)}
              </>
            ),
          },
          { label: text("people.customers.city"), value: city },
          { label: text("people.customers.fullNameAr"), value: customer.fullNameAr },
          { label: text("people.customers.fullNameEn"), value: customer.fullNameEn },
        ]}
      />
    </Panel>
  );
}

function Account({ customer }: CustomerProps) {
  const text = useText();
  const { accountType, companyName, company, createdAt, locale: language, twoFactor } = customer;
  const role = company && ` (${text(`people.customers.companyRoles.${company.role}`)})`;
  const isKnown = language === "ar" || language === "en";
  return (
    <Panel title={text("resources.customers.fields.state")}>
      <Facts
        facts={[
          {
            label: text("people.customers.type"),
            value: text(`people.customers.types.${accountType}`),
          },
          {
            label: text("people.customers.company"),
            value: companyName && `${companyName}${role ?? ""}`,
          },
          { label: text("people.customers.since"), value: momentText(createdAt, locale) },
          {
            label: text("people.customers.language"),
            value: isKnown ? text(`shell.locales.${language}`) : language,
          },
          {
            label: text("people.customers.twoFactor"),
            value: text(twoFactor ? "people.customers.on" : "people.customers.off"),
          },
        ]}
      />
    </Panel>
  );
}
