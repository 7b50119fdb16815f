import { setImmediate } from "node:timers/promises";
import type { Locale } from "#contract/kernel/locale.ts";
import { describeVariants } from "#server/modules/catalog/index.ts";
import { refuse } from "#server/platform/http/problem-error.ts";
import { isolated } from "#server/platform/messages/plain-value.ts";
import type { Connection } from "#server/platform/postgres/database.ts";
import { readSettings } from "#server/platform/settings.ts";
import { openFile } from "../pdf/open-file.ts";
import { ITEM, VALUE } from "../pdf/parts/styles.ts";
import type { Page, Sheet } from "../pdf/sheet.ts";
import { technicalText } from "../pdf/text/text-runs.ts";
import { documentWords } from "../pdf/words.ts";
import { drawBarCode } from "./bar-code.ts";

const MM = 72 / 25.4;
/** 60 × 30 mm. */
const LABEL: Page = { width: 60 * MM, height: 30 * MM, margin: 2 * MM, foot: 0 };
const NAME = { ...ITEM, size: 7.5 };
const SKU = { ...VALUE, size: 8.5 };
const BARS = 11 * MM;
/** Where the code begins, whatever is above it. */
const CODE = 11.5 * MM;

interface Labelled {
  sku: string;
  /** The product's name with the variant's options. */
  name: string;
}

/** Labels in one file, with as many copies of each as requested, in the requested order. */
export async function printSkuLabels(
  db: Connection,
  locale: Locale,
  { variants, copies }: { variants: readonly number[]; copies: number },
): Promise<Buffer> {
  const described = await describeVariants(db, [...new Set(variants)]);
  if (described.length === 0) refuse("not-found");
  const { sheet, close } = openFile({
    locale,
    title: documentWords(locale)("paperFiles.sku-labels"),
    author: (await readSettings(db)).siteName[locale],
    at: new Date(),
    page: LABEL,
  });
  let isFirst = true;
  for (const { sku, name, options } of described) {
    const words = [name[locale], options[locale]].filter((part) => part !== "").join(" · ");
    for (let copy = 0; copy < copies; copy += 1) {
      if (!isFirst) sheet.newPage();
      isFirst = false;
      drawSkuLabel(sheet, { sku, name: words });
    }
    // Lets other requests run between two labels.
    await setImmediate();
  }
  return close();
}

function drawSkuLabel(sheet: Sheet, { sku, name }: Labelled): void {
  sheet.text(fitting(sheet, name), NAME);
  sheet.y = CODE;
  drawBarCode(sheet, sku, { height: BARS });
  sheet.y += 1;
  sheet.text(isolated(sku), SKU, { align: "middle" });
}

/** As many words of a long name as fit above the code. */
function fitting(sheet: Sheet, name: string): string {
  const room = CODE - sheet.y;
  const words = name.split(" ");
  for (let count = words.length; count > 1; count -= 1) {
    const text = words.slice(0, count).join(" ") + (count < words.length ? " …" : "");
    if (sheet.heightOf(technicalText(text), NAME, sheet.width) <= room) return technicalText(text);
  }
  return technicalText(words[0] ?? "");
}
