import { sql } from "kysely";
import type { Config } from "./config.ts";
import { forgetAlerts, sendDueAlerts } from "./modules/alerts/index.ts";
import { forgetChanges } from "./modules/catalog/index.ts";
import { sweepShoppers } from "./modules/customers/index.ts";
import { sweepRatingPictures } from "./modules/feedback/index.ts";
import { sweepSignIn } from "./modules/identity/index.ts";
import {
  expireOrders,
  forgetTraces,
  hasOrdered,
  sendHeldMessages,
} from "./modules/orders/index.ts";
import { forgetImports } from "./modules/spreadsheets/index.ts";
import { planRequests } from "./modules/aftercare/index.ts";
import { sweepPictures } from "./modules/returns/index.ts";
import { reindexOutdated } from "./modules/storefront/index.ts";
import { forgetBlocks } from "./platform/http/network-blocks.ts";
import { forgetAttempts } from "./platform/secrets/attempts.ts";
import { chooseGateway, settleRefunds, sweepProofs } from "./modules/payments/index.ts";
import type { ScheduledJob } from "./platform/jobs.ts";
import type { Platform } from "./platform/platform.ts";
import { sweepOutbox } from "./platform/outbox/folder-transport.ts";

/** Scheduled work. */
export function housekeeping(platform: Platform, config: Config): ScheduledJob[] {
  const bankGateway = chooseGateway(config, platform.publicUrl);
  return [
    { name: "sweep-outbox", cron: "10 4 * * *", run: () => sweepOutbox(platform.outbox) },
    {
      name: "settle-refunds",
      cron: "* * * * *",
      run: async () => {
        await settleRefunds(platform, bankGateway);
      },
    },
    {
      name: "expire-orders",
      cron: "* * * * *",
      run: async () => {
        await expireOrders(platform);
      },
    },
    {
      name: "send-held-messages",
      cron: "*/5 * * * *",
      run: () => sendHeldMessages(platform, config.orderLimits.messagesPerHour),
    },
    { name: "send-alerts", cron: "*/5 * * * *", run: () => sendDueAlerts(platform) },
    { name: "forget-alerts", cron: "30 4 * * *", run: () => forgetAlerts(platform.db) },
    { name: "forget-order-traces", cron: "15 4 * * *", run: () => forgetTraces(platform.db) },
    { name: "forget-imports", cron: "50 4 * * *", run: () => forgetImports(platform.db) },
    { name: "forget-changes", cron: "25 * * * *", run: () => forgetChanges(platform.db) },
    { name: "forget-blocks", cron: "15 * * * *", run: () => forgetBlocks(platform.db) },
    { name: "forget-attempts", cron: "5 * * * *", run: () => forgetAttempts(platform.db) },
    { name: "sweep-pictures", cron: "35 * * * *", run: () => sweepPictures(platform.db) },
    { name: "request-ratings", cron: "20 10-20 * * *", run: () => planRequests(platform) },
    {
      name: "sweep-rating-pictures",
      cron: "55 * * * *",
      run: () => sweepRatingPictures(platform.db),
    },
    { name: "sweep-proofs", cron: "45 * * * *", run: () => sweepProofs(platform.db) },
    {
      name: "reindex-outdated",
      cron: "35 * * * *",
      run: async () => {
        await reindexOutdated(platform, "older");
      },
    },
    {
      name: "sweep-shoppers",
      cron: "40 4 * * *",
      run: () => sweepShoppers(platform.db, hasOrdered),
    },
    { name: "sweep-sign-in", cron: "25 * * * *", run: () => sweepSignIn(platform.db) },
    {
      name: "forget-idempotency-keys",
      cron: "20 4 * * *",
      run: async () => {
        await sql`delete from platform.idempotency_key where created_at < now() - interval '7 days'`.execute(
          platform.db,
        );
      },
    },
  ];
}
