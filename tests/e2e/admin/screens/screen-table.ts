import { endpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { mayStaff, type StaffRole } from "#contract/kernel/permissions.ts";

interface Screen {
  /** The endpoint without which the screen is empty. */
  asks: keyof typeof endpoints;
  /** Its subpaths. */
  has: readonly ("show" | "create")[];
  /** The endpoint of its form, if it needs more permissions than reading. */
  sends?: keyof typeof endpoints;
}

/** Every screen of the menu, in order. */
export const SCREENS = {
  orders: { asks: "listStaffOrders", has: ["show", "create"], sends: "placePhoneOrder" },
  mentions: { asks: "listMentions", has: [] },
  calls: { asks: "listCalls", has: [] },
  proofs: { asks: "listProofs", has: [] },
  refunds: { asks: "listRefunds", has: [] },
  remittances: { asks: "listRemittances", has: [] },
  "outstanding-cash": { asks: "listOutstandingCash", has: [] },
  returns: { asks: "listAllReturns", has: ["show"] },
  invoices: { asks: "listAllInvoices", has: [] },
  products: { asks: "listProductRecords", has: ["show", "create"] },
  stock: { asks: "listStock", has: [] },
  counts: { asks: "listStockCounts", has: ["show"] },
  categories: { asks: "listCategories", has: [] },
  brands: { asks: "listBrands", has: [] },
  attributes: { asks: "listAttributes", has: ["show", "create"] },
  synonyms: { asks: "listSynonyms", has: ["create"] },
  spreadsheets: { asks: "listImports", has: ["show"] },
  offers: { asks: "listOffers", has: ["create"] },
  promotions: { asks: "listPromotions", has: ["show", "create"] },
  simulator: { asks: "simulateCart", has: [] },
  "price-lists": { asks: "listPriceLists", has: ["show"] },
  "company-discounts": { asks: "listCompanyDiscounts", has: [] },
  customers: { asks: "listCustomers", has: ["show"] },
  "wallet-requests": { asks: "listWalletRequests", has: [] },
  companies: { asks: "listCompanies", has: ["show"] },
  feedback: { asks: "listFeedback", has: [] },
  ratings: { asks: "listModeratedRatings", has: [] },
  pages: { asks: "listStaffPages", has: ["show"] },
  news: { asks: "listStaffNews", has: ["show", "create"] },
  questions: { asks: "listStaffQuestions", has: ["show", "create"] },
  albums: { asks: "listStaffAlbums", has: ["show", "create"] },
  videos: { asks: "listStaffVideos", has: ["show", "create"] },
  menus: { asks: "listMenus", has: ["show"] },
  blocks: { asks: "listStaffBlocks", has: ["show", "create"] },
  redirects: { asks: "listRedirects", has: [] },
  delivery: { asks: "listStaffDeliveryTerms", has: [] },
  settings: { asks: "listSettings", has: [] },
  messages: { asks: "listMessageKinds", has: ["show"] },
  team: { asks: "listTeam", has: [] },
  audit: { asks: "listAudit", has: [] },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof SCREENS;
// Object.keys loses the key type.
export const SCREEN_NAMES = Object.keys(SCREENS) as ScreenName[];

/** Whether the server shows a role the data of a screen. */
export function mayOpen(role: StaffRole, name: ScreenName): boolean {
  return mayAsk(role, SCREENS[name].asks);
}

/** The paths of a screen that a role is refused. */
export function refusedPaths(role: StaffRole, name: ScreenName): string[] {
  const { has, asks, sends = asks }: Screen = SCREENS[name];
  const [list, show, create] = [`/${name}`, `/${name}/1/show`, `/${name}/create`];
  return [
    ...(mayAsk(role, asks) ? [] : [list, ...(has.includes("show") ? [show] : [])]),
    ...(has.includes("create") && !mayAsk(role, sends) ? [create] : []),
  ];
}

function mayAsk(role: StaffRole, name: keyof typeof endpoints): boolean {
  const { permission }: Endpoint = endpoints[name];
  return permission !== undefined && mayStaff(role, permission);
}
