import type { FastifyInstance } from "fastify";
import { endpoints } from "#contract/endpoints.ts";
import { describeApi } from "./app-api.ts";
import type { WebBuild } from "./app-build.ts";
import { serveMessageTexts } from "./app-messages.ts";
import { servePageSpeed } from "./app-page-speed.ts";
import { createPageServer } from "./app-pages.ts";
import { servePersonalPages } from "./app-personal-pages.ts";
import { servePreview } from "./app-preview.ts";
import { serveReports } from "./app-reports.ts";
import { watchRefusals } from "./app-security.ts";
import { serveSettings } from "./app-settings.ts";
import { serveManifest } from "./app-shop-name.ts";
import { serveSitemap } from "./app-sitemap.ts";
import { serveBackOffice, serveStatic } from "./app-static.ts";
import { PAGE_ROUTE, watchApp } from "./app-watch.ts";
import type { Config } from "./config.ts";
import { aftercareModule } from "./modules/aftercare/index.ts";
import { alertsModule, exportAlerts } from "./modules/alerts/index.ts";
import { assortmentModule, productSheet } from "./modules/assortment/index.ts";
import { cartModule, exportCart } from "./modules/cart/index.ts";
import { catalogModule } from "./modules/catalog/index.ts";
import {
  companiesModule,
  exportCompany,
  exportInvitations,
  foundRegisteredCompany,
  invitedEmail,
  joinByInvitation,
  leaveCompany,
} from "./modules/companies/index.ts";
import { contentModule } from "./modules/content/index.ts";
import { type CustomersPorts, customersModule } from "./modules/customers/index.ts";
import { exportLists, favouritesModule } from "./modules/favourites/index.ts";
import { exportFeedback, feedbackModule } from "./modules/feedback/index.ts";
import { identityModule } from "./modules/identity/index.ts";
import { inventoryModule, stockSheet } from "./modules/inventory/index.ts";
import { exportInvoices, invoicesModule, sameBuyers } from "./modules/invoices/index.ts";
import { exportPlans, lightingModule } from "./modules/lighting/index.ts";
import { exportProjectLists, listsModule } from "./modules/lists/index.ts";
import { mediaModule } from "./modules/media/index.ts";
import { menusModule } from "./modules/menus/index.ts";
import {
  exportOrders,
  type OrderLimits,
  ordersModule,
  purchasedProducts,
} from "./modules/orders/index.ts";
import {
  type BankGateway,
  billsOf,
  chooseGateway,
  exportProofs,
  isBankAnswering,
  methodsOf,
  moneyOf,
  paymentsModule,
  byHand,
  receivedOf,
} from "./modules/payments/index.ts";
import {
  companyDiscounts,
  priceListName,
  priceLists,
  priceListSheet,
  priceSheet,
  pricingModule,
} from "./modules/pricing/index.ts";
import { redirectSheet, redirectsModule } from "./modules/redirects/index.ts";
import { exportReturns, returnsModule } from "./modules/returns/index.ts";
import { spreadsheetsModule } from "./modules/spreadsheets/index.ts";
import { staffModule } from "./modules/staff/index.ts";
import { productsNamed, storefrontModule } from "./modules/storefront/index.ts";
import { exportWallet, walletModule } from "./modules/wallet/index.ts";
import type { TagListener } from "./platform/cache/tag-listener.ts";
import { createApp } from "./platform/http/create-app.ts";
import { sendProblem } from "./platform/http/problem-handler.ts";
import { unknownPathProblem } from "./platform/http/unknown-path.ts";
import { serveOutbox } from "./platform/outbox/outbox-page.ts";
import { isForPage, type PageServer, servePage } from "./platform/pages/page-server.ts";
import { serveStatus, type StatusPart } from "./platform/pages/status-page.ts";
import type { Platform } from "./platform/platform.ts";
import type { Tracing } from "./platform/tracing/tracing.ts";

export interface AppParts {
  config: Config;
  platform: Platform;
  /** Absent: the API alone. */
  webBuild?: WebBuild;
  /** Listens for changes made by other processes. Absent: there are none. */
  tags?: TagListener;
  /** Traces requests to a collector. Absent: tracing is off. */
  tracing?: Tracing | undefined;
}

/**
 * Assembles the modules, the API's document, the pages and the operator's endpoints into one
 * server.
 */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, platform, webBuild, tags, tracing } = parts;
  let pages: PageServer | undefined;
  const app = await createApp({
    log: platform.log,
    defaultLocale: config.defaultLocale,
    rateLimit: config.rateLimit,
    readShared: (work) => platform.reads.read(work),
    trustProxy: config.trustProxy,
    https: platform.secureCookies,
    blocks: platform.blocks,
    pages: () => pages,
    tracing,
  });
  if (tags) settleStaffChanges(app, tags);
  const metrics = watchApp(app, platform, config, tracing);
  metrics.watchSecurity(platform.security);
  watchRefusals(app, platform.security);
  serveReports(app, metrics.registry);
  await describeApi(app);
  const bankGateway = chooseGateway(config, platform.publicUrl);
  addModules(app, platform, {
    bankGateway,
    orderLimits: config.orderLimits,
  });
  serveSettings(app, platform);
  serveMessageTexts(app, platform);
  servePageSpeed(app, metrics.registry, platform.db);
  serveSitemap(app, platform);
  serveStatus(app, statusParts(platform, bankGateway));
  if (config.devPages) serveOutbox(app, platform.outbox);
  if (webBuild) {
    const offersInstalments = methodsOf(bankGateway).includes("instalments");
    const pageParts = { config, platform, webBuild, offersInstalments };
    const server = createPageServer(pageParts);
    pages = server;
    metrics.watchPages(server);
    servePersonalPages(app, server, pageParts);
    app.get("/build.json", async () => ({ version: webBuild.version }));
    await serveBackOffice(app, platform, webBuild.adminDir);
    await serveManifest(app, platform, webBuild.clientDir);
    await serveStatic(app, webBuild.clientDir);
    app.get(PAGE_ROUTE, async (request, reply) => {
      if (!isForPage(request)) reply.callNotFound();
      else if (!(await servePreview(server, pageParts, request, reply)))
        await servePage(server, request, reply);
      return reply;
    });
  }
  app.setNotFoundHandler(async (request, reply) => {
    sendProblem(request, reply, unknownPathProblem(request, Object.values(endpoints)));
    return reply;
  });
  return app;
}

const FAILED = 400;

/**
 * A change saved by staff is visible to everyone on the next request, whichever process answers it.
 */
function settleStaffChanges(app: FastifyInstance, tags: TagListener): void {
  app.addHook("onSend", async ({ method, routeOptions }, { statusCode }) => {
    const isRead = method === "GET" || method === "HEAD";
    if (isRead || statusCode >= FAILED) return;
    if (routeOptions.url?.startsWith("/api/v1/admin/")) await tags.settle();
  });
}

const LATE_MINUTES = 15;

/** Services that customers know by name and can do without for a while. */
function statusParts(platform: Platform, bankGateway: BankGateway | undefined): StatusPart[] {
  return [
    { name: "status.orders", works: () => platform.ping().then(() => true) },
    ...(bankGateway
      ? [{ name: "status.bank" as const, works: async () => isBankAnswering(bankGateway) }]
      : []),
    { name: "status.messages", works: async () => !(await platform.jobs.areLate(LATE_MINUTES)) },
  ];
}

/**
 * Every module of the shop, lowest first. What a module needs from those above it is passed in
 * here.
 */
function addModules(
  app: FastifyInstance,
  platform: Platform,
  { bankGateway, orderLimits }: { bankGateway: BankGateway | undefined; orderLimits: OrderLimits },
): void {
  mediaModule(app, platform);
  identityModule(app, platform);
  const customers: CustomersPorts = {
    sameBuyers,
    companies: {
      invitedEmail,
      join: joinByInvitation,
      found: foundRegisteredCompany,
      leave: leaveCompany,
    },
    personalData: {
      company: exportCompany,
      invitations: exportInvitations,
      feedback: exportFeedback,
      favourites: exportLists,
      alerts: exportAlerts,
      wallet: exportWallet,
      cart: exportCart,
      orders: exportOrders,
      "transfer-proofs": exportProofs,
      returns: (db, person) => exportReturns(db, person, platform.defaultLocale),
      invoices: exportInvoices,
      plans: exportPlans,
      lists: (db, person) => exportProjectLists(db, person, platform.authSecret),
    },
  };
  customersModule(app, platform, customers);
  companiesModule(app, platform, { priceLists: { nameOf: priceListName } });
  const companyTerms = { priceLists, discounts: companyDiscounts };
  staffModule(app, platform, { ...customers, companyTerms });
  spreadsheetsModule(app, platform, [
    productSheet,
    stockSheet,
    priceSheet,
    priceListSheet,
    redirectSheet,
  ]);
  redirectsModule(app, platform);
  catalogModule(app, platform);
  pricingModule(app, platform, {
    productsNamed: (text) => productsNamed(platform, text),
  });
  inventoryModule(app, platform);
  contentModule(app, platform);
  menusModule(app, platform);
  feedbackModule(app, platform, { wereMade: purchasedProducts });
  storefrontModule(app, platform);
  assortmentModule(app, platform);
  favouritesModule(app, platform);
  alertsModule(app, platform);
  walletModule(app, platform);
  cartModule(app, platform);
  listsModule(app, platform);
  ordersModule(
    app,
    platform,
    {
      bankMethods: methodsOf(bankGateway),
      billOf: billsOf(platform, bankGateway),
      receivedOf,
      byHand,
      moneyOf,
    },
    orderLimits,
  );
  paymentsModule(app, platform, { bankGateway });
  returnsModule(app, platform);
  aftercareModule(app, platform);
  invoicesModule(app, platform);
  lightingModule(app, platform);
}
