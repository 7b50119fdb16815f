import { Link as MuiLink } from "@mui/material";
import { useTranslate } from "ra-core";
import { Link } from "react-router-dom";
import { Code } from "../../shell/values.tsx";

/** Screens of the audit log's targets: `order:F-100001-HG`. */
const PATHS: Record<string, (id: string) => string> = {
  order: (id) => `/orders/${id}/show`,
  customer: (id) => `/customers/${id}/show`,
  remittance: () => "/remittances",
  return: (id) => `/returns/${id}/show`,
  page: (id) => `/pages/${id}/show`,
  news: (id) => `/news/${id}/show`,
  album: (id) => `/albums/${id}/show`,
  video: (id) => `/videos/${id}/show`,
  question: (id) => `/questions/${id}/show`,
  feedback: () => "/feedback",
  rating: () => "/ratings",
  staff: () => "/team",
  product: (id) => `/products/${id}/show`,
  brand: () => "/brands",
  category: () => "/categories",
  attribute: (id) => `/attributes/${id}/show`,
  offer: () => "/offers",
  promotion: (id) => `/promotions/${id}/show`,
  "price-list": (id) => `/price-lists/${id}/show`,
  setting: () => "/settings",
  variant: () => "/stock",
  count: (id) => `/counts/${id}/show`,
  menu: (id) => `/menus/${id}/show`,
  block: (id) => `/blocks/${id}/show`,
  redirect: () => "/redirects",
  synonym: () => "/synonyms",
  import: (id) => `/spreadsheets/${id}/show`,
  delivery: () => "/delivery",
  message: (id) => `/messages/${id}/show`,
  company: (id) => `/companies/${id}/show`,
};

/** A log entry's target, with a link to it. */
export function Thing({ target }: { target: string }) {
  const translate = useTranslate();
  const [kind = "", id = ""] = target.split(":", 2);
  const label = translate(`staff.audit.things.${kind}`, { id, _: "" });
  const name = label === "" ? <Code>{target}</Code> : <bdi>{label}</bdi>;
  const path = PATHS[kind];
  if (!path || id === "") return name;
  return (
    <MuiLink component={Link} to={path(id)}>
      {name}
    </MuiLink>
  );
}
