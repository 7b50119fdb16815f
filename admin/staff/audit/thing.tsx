import { Link as MuiLink } from "@mui/material";
import { useTranslate } from "ra-core";
import { Link } from "react-router-dom";
import { Code } from "../../shell/values.tsx";

/** Screens of things that the log names: `order:F-100001-HG`. */
const PATHS: Record<string, (id: string) => string> = {
  order: (id) => `/orders/${id}/show`,
  product: (id) => `/products/${id}/show`,
  brand: () => "/brands",
  category: () => "/categories",
  attribute: (id) => `/attributes/${id}/show`,
  offer: () => "/offers",
  promotion: (id) => `/promotions/${id}/show`,
  "price-list": (id) => `/price-lists/${id}/show`,
  setting: () => "/settings",
  customer: (id) => `/customers/${id}/show`,
  return: (id) => `/returns/${id}/show`,
  feedback: () => "/feedback",
  rating: () => "/ratings",
  staff: () => "/team",
  company: () => "/companies",
};

/** What something was done to, and the way there. */
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
