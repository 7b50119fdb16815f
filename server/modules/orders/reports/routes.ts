import type { FastifyInstance } from "fastify";
import { orderReportEndpoints as contract } from "#contract/orders/report-endpoints.ts";
import { cartBegun } from "#server/modules/cart/index.ts";
import { readSpan, sendReport } from "#server/platform/http/report.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Platform } from "#server/platform/platform.ts";
import { countBeginning, visitCounts } from "./count-visits.ts";
import {
  bestSellerFigures,
  cashFigures,
  conversionFigures,
  orderFigures,
  refusalFigures,
  salesFigures,
} from "./order-figures.ts";

/** Sales reports, for those who may see orders. */
export const orderReportRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;
  countVisits(app, platform);
  serveEndpoint(app, contract.reportSales, async ({ query, reply }) => {
    const span = readSpan(query);
    return sendReport(reply, query.format, {
      name: "sales",
      span,
      items: await salesFigures(db, span, query.by),
      columns: {
        day: ({ day }) => day,
        orders: ({ orders }) => orders,
        piastres: ({ piastres }) => piastres,
        average: ({ average }) => average,
      },
      more: {},
    });
  });

  serveEndpoint(app, contract.reportConversion, async ({ query, reply }) => {
    const span = readSpan(query);
    // The report includes what this process has just counted.
    await visitCounts.flush(db);
    return sendReport(reply, query.format, {
      name: "conversion",
      span,
      items: await conversionFigures(db, span, query.by),
      columns: {
        day: ({ day }) => day,
        visits: ({ visits }) => visits,
        carts: ({ carts }) => carts,
        orders: ({ orders }) => orders,
      },
      more: {},
    });
  });

  serveEndpoint(app, contract.reportOrders, async ({ query, reply }) => {
    const span = readSpan(query);
    const [items, cash] = await Promise.all([orderFigures(db, span), cashFigures(db, span)]);
    return sendReport(reply, query.format, {
      name: "orders",
      span,
      items,
      columns: {
        status: ({ status }) => status,
        paymentMethod: ({ paymentMethod }) => paymentMethod,
        orders: ({ orders }) => orders,
        piastres: ({ piastres }) => piastres,
      },
      more: { cash },
    });
  });

  serveEndpoint(app, contract.reportRefusals, async ({ query, reply }) => {
    const span = readSpan(query);
    return sendReport(reply, query.format, {
      name: "refusals",
      span,
      items: await refusalFigures(db, span),
      columns: {
        reason: ({ reason }) => reason,
        orders: ({ orders }) => orders,
        piastres: ({ piastres }) => piastres,
      },
      more: {},
    });
  });

  serveEndpoint(app, contract.reportBestSellers, async ({ query, reply }) => {
    const span = readSpan(query);
    return sendReport(reply, query.format, {
      name: "best-sellers",
      span,
      items: await bestSellerFigures(db, span, query.limit),
      columns: {
        sku: ({ sku }) => sku,
        nameAr: ({ name }) => name.ar,
        nameEn: ({ name }) => name.en,
        optionsAr: ({ options }) => options.ar,
        optionsEn: ({ options }) => options.en,
        units: ({ units }) => units,
        piastres: ({ piastres }) => piastres,
      },
      more: {},
    });
  });
};

/** Visits are reported by browsers (`countBeginning`), carts by the cart module. */
function countVisits(app: FastifyInstance, platform: Platform): void {
  const { db, events } = platform;
  events.afterCommit(cartBegun, async () => countBeginning(db, "carts"));
  let stopCounting: (() => Promise<void>) | undefined;
  app.addHook("onReady", async () => {
    stopCounting = visitCounts.keep(platform);
  });
  app.addHook("onClose", async () => stopCounting?.());
}
