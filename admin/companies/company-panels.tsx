import { Box, Typography } from "@mui/material";
import type { CompanyDetail } from "#contract/staff/company-endpoints.ts";
import { useMay } from "../api/session.ts";
import { locale } from "../i18n/locale.ts";
import { useText } from "../i18n/use-text.ts";
import { Facts } from "../shell/frame/facts.tsx";
import { Panel } from "../shell/frame/panel.tsx";
import { RecordLink } from "../shell/lists/record-link.tsx";
import { Code, Moment } from "../shell/values.tsx";

const list = { listStyle: "none", margin: 0, padding: 0 };
const line = { borderBlockStart: "1px solid", borderColor: "divider", paddingBlock: 1 };

export function People({ company: { colleagues } }: { company: CompanyDetail }) {
  const text = useText();
  const mayRead = useMay("customer:read");
  return (
    <Panel title={text("companies.people")}>
      <Box component="ul" sx={list}>
        {colleagues.map(({ id, name, email, role }) => (
          <Box component="li" key={id} sx={line}>
            {mayRead ? (
              <RecordLink to={`/customers/${id}/show`}>
                <bdi>{name}</bdi>
              </RecordLink>
            ) : (
              <bdi>{name}</bdi>
            )}{" "}
            · {text(`companies.roles.${role}`)}
            {email && (
              <Typography variant="body2" sx={{ color: "text.secondary" }}>
                <Code>{email}</Code>
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

/** What the company pays, or would pay. */
export function Terms({ company }: { company: CompanyDetail }) {
  const text = useText();
  const { priceListId, priceLists, discounts, review } = company;
  const priceList = priceLists.find(({ id }) => id === priceListId);
  return (
    <Panel title={text("companies.terms")}>
      <Facts
        facts={[
          {
            label: text("companies.priceList"),
            value: priceList?.name[locale] ?? text("companies.shopPrices"),
          },
          {
            label: text("companies.discounts"),
            value:
              discounts.length === 0
                ? text("companies.noDiscounts")
                : discounts.map(({ label, upTo }) => (
                    <div key={label.en}>
                      {text("companies.discount", { label: label[locale], percent: upTo / 100 })}
                    </div>
                  )),
          },
        ]}
      />
      {review !== "approved" && (
        <Typography variant="body2" sx={{ color: "text.secondary", marginBlockStart: 1 }}>
          {text("companies.onlyApproved")}
        </Typography>
      )}
    </Panel>
  );
}

export function History({ company: { history } }: { company: CompanyDetail }) {
  const text = useText();
  return (
    <Panel title={text("companies.history")}>
      {history.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{text("companies.noHistory")}</Typography>
      )}
      <Box component="ol" sx={list}>
        {history.map(({ at, by, review }) => (
          <Box component="li" key={at} sx={line}>
            {text(
              review === null ? "companies.actions.asked" : `companies.actions.reviewed.${review}`,
            )}
            <Typography variant="caption" component="div" sx={{ color: "text.secondary" }}>
              <bdi>{by ?? text("companies.commandLine")}</bdi> · <Moment at={at} />
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
