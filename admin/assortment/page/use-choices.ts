import type { AttributeRecord } from "#contract/catalog/editing-endpoints.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import type { Choice } from "../../shell/forms/changed-meanwhile.tsx";
import { useBrandChoices, useCategoryChoices } from "../choices.ts";
import { differences, isSame } from "./conflict.ts";
import { useFieldName } from "./field-name.ts";
import type { ProductValues } from "./product-values.ts";

/**
 * What is to choose when somebody else has saved the product in the meantime.
 * @param base the values this form started with
 */
export function useChoices(
  base: ProductValues,
  attributes: readonly AttributeRecord[],
): (mine: ProductValues, theirs: ProductValues) => Choice[] {
  const nameOf = useDifferenceName(attributes);
  const textOf = useValueText();
  return (mine, theirs) =>
    differences(mine, theirs, isSame(mine.versions, base.versions) ? base : undefined).map(
      ({ path, isMine, ...values }) => ({
        path,
        isMine,
        theirs: values.theirs,
        field: nameOf(path),
        before: textOf(path, values.mine),
        after: textOf(path, values.theirs),
      }),
    );
}

function useDifferenceName(attributes: readonly AttributeRecord[]): (path: string) => string {
  const text = useText();
  const nameOf = useFieldName();
  return (path) => {
    const [field, part = ""] = path.split(".");
    if (field === "attributes")
      return attributes.find(({ code }) => code === part)?.name[locale] ?? part;
    if (part !== "ar" && part !== "en") return nameOf(path);
    const language = text(`shell.locales.${part}`);
    return text("shell.form.inLanguage", { label: nameOf(path), language });
  };
}

/** Formats a value as text, as far as possible. */
function useValueText(): (path: string, value: unknown) => string {
  const text = useText();
  const choices = { categoryId: useCategoryChoices(), brandId: useBrandChoices() };
  return (path, value) => {
    if (path === "categoryId" || path === "brandId")
      return choices[path].find((choice) => choice.value === value)?.label.trim() ?? "";
    if (typeof value === "boolean") return text(value ? "products.page.yes" : "products.page.no");
    if (Array.isArray(value)) return (value as Part[]).map(lineOf).join("\n");
    return lineOf(value as Part);
  };
}

type Part = string | number | boolean | object | null | undefined;

/** One line per variant, picture or text. */
function lineOf(value: Part): string {
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return String(value);
  const { sku, piastres, onHand, role, alt, title, ar, en } = value as Record<string, Part>;
  const parts = [sku, piastres, onHand, role, alt ?? title, ar, en].filter(
    (part) => part !== undefined && part !== null && part !== "",
  );
  return parts.map(lineOf).join(" · ");
}
