/** Every page there is, in its canonical spelling; `*` stands for one segment. Menus leave out what leads nowhere. */
const PAGES = [
  "/",
  "/product",
  "/product/*",
  "/categories/product/*",
  "/SearchProducts/*",
  "/new-arrival",
  "/special-offers",
  "/Compare",
  "/Fav",
  "/contact-us",
  "/Cart",
  "/Order",
  "/Order/*",
  "/orders-and-returns",
  "/auth/Login",
  "/auth/Register",
  "/auth/CompanyRegister",
  "/auth/ForgotPassword",
  "/auth/ResetPassword",
  "/auth/VerifyEmail",
  "/orders-and-returns/*",
  "/Account",
  "/Account/Edit",
  "/auth/Invitation",
  "/auth/Unsubscribe",
  "/FAQ",
  "/about-us",
  "/about-us/director-speech",
  "/about-us/vision-mission-values-goals",
  "/privacy-policy",
  "/terms-and-conditions",
  "/sustainability-statement",
  "/Media/news",
  "/Media/news/*",
  "/Media/photo-album",
  "/Media/photo-album/*",
  "/Media/videos",
];

const spellings = PAGES.map((page) => page.split("/").slice(1));

/** The one spelling of a path without locale prefix: canonical capitals, no trailing slash. Unknown paths keep theirs. */
export function canonicalPath(path: string): string {
  const segments = path.replace(/\/+$/, "").split("/").slice(1);
  const page = findPage(segments.length === 0 ? [""] : segments);
  if (!page) return path;
  return `/${page.map((part, index) => (part === "*" ? segments[index] : part)).join("/")}`;
}

/** Whether a menu's address leads somewhere: a page of the shop, or another site. */
export function isKnownPage(address: string): boolean {
  if (!address.startsWith("/")) return true;
  const path = address.split(/[?#]/, 1)[0] ?? "/";
  return findPage((path.replace(/\/+$/, "") || "/").split("/").slice(1)) !== undefined;
}

function findPage(segments: string[]): string[] | undefined {
  return spellings.find(
    (parts) =>
      parts.length === segments.length &&
      parts.every((part, index) => fits(part, segments[index] ?? "")),
  );
}

function fits(part: string, segment: string): boolean {
  return part === "*" ? segment !== "" : part.toLowerCase() === segment.toLowerCase();
}
