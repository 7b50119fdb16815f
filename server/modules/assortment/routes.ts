import { productEndpoints as contract } from "#contract/assortment/product-endpoints.ts";
import type { ProductInput, ProductRecord } from "#contract/assortment/product-record.ts";
import { type ProductSection, sectionsOf } from "#contract/assortment/product-sections.ts";
import { type Locale, localePath } from "#contract/kernel/locale.ts";
import { HOUR_MS } from "#contract/kernel/time/units.ts";
import { productPath, productRoot } from "#server/modules/catalog/index.ts";
import {
  changedFields,
  serveStaffCommand,
  type StaffCommandInput,
} from "#server/modules/staff/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { recordForChange } from "#server/platform/http/record-version.ts";
import { serveEndpoint } from "#server/platform/http/serve-endpoint.ts";
import type { ModulePlugin } from "#server/platform/module.ts";
import type { Work } from "#server/platform/postgres/unit-of-work.ts";
import { changeProducts, undoChanges } from "./bulk/change-products.ts";
import { listProductRecords } from "./list/list-product-records.ts";
import { previewToken } from "./preview/preview-link.ts";
import { productSaved } from "./record/audit-facts.ts";
import { changeState } from "./record/change-state.ts";
import { copyProductRecord } from "./record/copy-product-record.ts";
import { refuseErrors } from "./record/product-draft-of.ts";
import { readProductRecord } from "./record/read-product-record.ts";
import { addProductRecord, saveProductRecord } from "./record/save-product-record.ts";

export const productRoutes: ModulePlugin = (app, platform) => {
  const { db } = platform;

  serveEndpoint(app, contract.listProductRecords, async ({ query, locale }) =>
    listProductRecords(platform, locale, query),
  );

  serveEndpoint(
    app,
    contract.getProductRecord,
    async ({ params }) => (await readProductRecord(db, params.id)) ?? refuse("not-found"),
  );

  serveStaffCommand(app, platform, contract.addProductRecord, async (input) => {
    const { work, who, body, record } = input;
    const added = await addProductRecord(work, who, body);
    await record({ action: "product.add", target: targetOf(added), after: body });
    return added;
  });

  serveStaffCommand(app, platform, contract.saveProductRecord, async (input) => {
    const { work, who, params, body, record, nothingDone } = input;
    const { versions, ...fields } = body;
    const sections = sectionsOf(fields);
    refuseUnversioned(sections, versions);
    const before = await productForChange(work, params.id, (current) =>
      [...sections].every((section) => versions[section] === current.versions[section]),
    );
    const after = await saveProductRecord(work, who, fields as Partial<ProductInput>, before);
    if (after === before) nothingDone();
    else await record(productSaved(before, after));
    return after;
  });

  serveStaffCommand(app, platform, contract.copyProduct, async (input) => {
    const { work, who, params, body, record } = input;
    const original = await readProductRecord(work.db, params.id);
    if (!original) return refuse("not-found");
    const copy = await copyProductRecord(work, who, original, body.code);
    const after = { copyOf: targetOf(original), code: copy.code };
    await record({ action: "product.copy", target: targetOf(copy), after });
    return copy;
  });

  serveStaffCommand(app, platform, contract.changeProductState, async (input) => {
    const { work, params, body, record, nothingDone } = input;
    const before = await productForChange(work, params.id, body.version);
    await changeState(work, before, body);
    const after = (await readProductRecord(work.db, params.id)) ?? refuse("not-found");
    if (after.version === before.version) nothingDone();
    else await record(productSaved(before, after, `product.${body.state}`));
    return after;
  });

  serveStaffCommand(app, platform, contract.addPreview, async (input) => {
    const { work, params, body, record } = input;
    const product = (await readProductRecord(work.db, params.id)) ?? refuse("not-found");
    const endsAt = new Date(Date.now() + body.hours * HOUR_MS);
    const query = `?preview=${previewToken(platform, product.id, endsAt)}`;
    const pathIn = (locale: Locale) =>
      localePath(productPath(product.id, product.slug[locale]), locale, platform.defaultLocale);
    const path = { ar: pathIn("ar") + query, en: pathIn("en") + query };
    const after = { endsAt: endsAt.toISOString() };
    // The address itself grants access, so it is not logged.
    await record({ action: "product.preview", target: targetOf(product), after });
    return { path, ...after };
  });

  serveStaffCommand(app, platform, contract.changeProducts, async (input) => {
    const { work, body, nothingDone } = input;
    const report = await changeProducts(work, body, noting(input));
    if (report.changed === 0) nothingDone();
    return report;
  });

  serveStaffCommand(app, platform, contract.undoProductChanges, async (input) => {
    const { work, body, nothingDone } = input;
    const report = await undoChanges(work, body.rows, noting(input));
    if (report.changed === 0) nothingDone();
    return report;
  });
};

type Bulk = StaffCommandInput<typeof contract.changeProducts | typeof contract.undoProductChanges>;

/** Who makes a bulk change, and how each changed product gets into the audit log. */
function noting({ who, locale, record, nothingDone }: Omit<Bulk, "work">) {
  return {
    who,
    locale,
    note: async (before: ProductRecord, after: ProductRecord) => {
      const fields = changedFields(changeableFacts(before), changeableFacts(after));
      if (Object.keys(fields.after).length === 0) nothingDone();
      else await record({ action: "product.change", target: targetOf(before), ...fields });
    },
  };
}

/** What a bulk change may change; prices and stock by SKU. */
function changeableFacts({ categoryId, brandId, state, publishedAt, ...record }: ProductRecord) {
  const skus = new Map(record.variants.map(({ id, sku }) => [id, sku]));
  const prices = Object.fromEntries(record.variants.map(({ sku, piastres }) => [sku, piastres]));
  const onHand = Object.fromEntries(
    record.stock.map((level) => [skus.get(level.variantId) ?? "", level.onHand]),
  );
  return { categoryId, brandId, state, publishedAt, prices, onHand };
}

const targetOf = ({ id }: { id: number }) => `product:${id}`;

function refuseUnversioned(
  sections: ReadonlySet<ProductSection>,
  versions: Partial<Record<ProductSection, string | undefined>>,
): void {
  refuseErrors(
    [...sections]
      .filter((section) => versions[section] === undefined)
      .map((section) => ({
        path: `versions.${section}`,
        key: "validation.required",
        values: {},
      })),
  );
}

function productForChange(
  work: Work,
  id: number,
  version: string | ((current: ProductRecord) => boolean),
) {
  return recordForChange(work, {
    root: productRoot(id),
    version,
    read: (db) => readProductRecord(db, id),
  });
}
