import { Link as MuiLink } from "@mui/material";
import { Link } from "react-router";
import type { CallResponse } from "#api-client/operations.ts";
import { imageUrl } from "#contract/media/image-url.ts";
import { useText } from "../../i18n/use-text.ts";
import { Code } from "../../shell/values.tsx";

type Entry = Pick<
  CallResponse<"GET /api/v1/admin/audit">["items"][number],
  "target" | "before" | "after"
>;

/** The screen of each kind of target in the log, such as `order:F-100001-HG`. */
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
  booking: () => "/stock",
  "faq-group": () => "/questions",
  faq: () => "/questions",
  // A network has no screen: link to its audit entries.
  network: (id) =>
    `/audit?filter=${encodeURIComponent(JSON.stringify({ target: `network:${id}` }))}`,
};

/** The target of an action, with a link to it. */
export function Thing({ entry }: { entry: Entry }) {
  const { target } = entry;
  const text = useText();
  const [kind, id] = partsOf(target);
  const key = `staff.audit.things.${kind}`;
  const name = text.has(key) ? <bdi>{text(key, { id })}</bdi> : <Code>{target}</Code>;
  const file = fileOf(kind, entry);
  if (file !== undefined)
    return (
      <MuiLink href={file} target="_blank" rel="noreferrer">
        {name}
      </MuiLink>
    );
  const path = kind === "view" ? listOf(entry) : PATHS[kind]?.(id);
  if (path === undefined || id === "") return name;
  return (
    <MuiLink component={Link} to={path}>
      {name}
    </MuiLink>
  );
}

/** Splits at the first colon only, because IP addresses may contain colons. */
function partsOf(target: string): [string, string] {
  const at = target.indexOf(":");
  return at < 0 ? [target, ""] : [target.slice(0, at), target.slice(at + 1)];
}

/** The URL of an uploaded file, which is linked directly. */
function fileOf(kind: string, { after }: Entry): string | undefined {
  const src = after?.["src"];
  if (typeof src !== "string") return undefined;
  if (kind === "asset") return imageUrl(src, { width: 1280 });
  return kind === "film" || kind === "document" ? src : undefined;
}

/** The list a saved view belongs to. */
function listOf({ before, after }: Entry): string | undefined {
  const list = (after ?? before)?.["list"];
  return typeof list === "string" ? `/${list}` : undefined;
}
