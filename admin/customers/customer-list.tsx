import { Box, Typography } from "@mui/material";
import type { CustomerRow } from "#contract/staff/customer-endpoints.ts";
import { useText } from "../i18n/use-text.ts";
import type { Column } from "../shell/lists/columns.ts";
import { RecordList } from "../shell/lists/record-list.tsx";
import { Code, Moment, Phone } from "../shell/values.tsx";
import { AccountState } from "./account-state.tsx";
import { customerSource } from "./customer-source.ts";

/** All customers. */
export function CustomerList() {
  const text = useText();
  const types = (["person", "company"] as const).map((value) => ({
    value,
    label: text(`people.customers.types.${value}`),
  }));
  return (
    <RecordList<CustomerRow>
      source={customerSource}
      columns={useColumns()}
      pathTo={({ id }) => `/customers/${id}/show`}
      empty={text("people.customers.empty")}
      filters={[
        { source: "q", kind: "search", label: text("people.customers.search") },
        { source: "type", kind: "choice", label: text("people.customers.type"), choices: types },
      ]}
    />
  );
}

function useColumns(): Column<CustomerRow>[] {
  const text = useText();
  return [
    {
      source: "name",
      render: ({ name, companyName }) => (
        <Box>
          <bdi>{name}</bdi>
          {companyName && (
            <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
              <bdi>{companyName}</bdi>
            </Typography>
          )}
        </Box>
      ),
    },
    { source: "state", render: ({ state }) => <AccountState state={state} /> },
    { source: "email", render: ({ email }) => (email ? <Code>{email}</Code> : text("shell.none")) },
    {
      source: "phone",
      render: ({ phone }) => (phone ? <Phone number={phone} /> : text("shell.none")),
    },
    {
      source: "accountType",
      render: ({ accountType }) => text(`people.customers.types.${accountType}`),
    },
    { source: "createdAt", render: ({ createdAt }) => <Moment at={createdAt} /> },
  ];
}
