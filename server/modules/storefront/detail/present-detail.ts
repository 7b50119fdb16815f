import type { Fact, ProductCard, ProductDetail, Variant } from "#contract/catalog/product.ts";
import { LOCALES, type Locale } from "#contract/kernel/locale.ts";
import {
  categoryPath,
  type Dictionary,
  FACT_GROUPS,
  type Facts,
  figureOf,
  keyFactsOf,
  lineage,
  lineageCodes,
  NOT_DIMMABLE,
  optionLabel,
  presentFact,
  productPath,
} from "#server/modules/catalog/index.ts";
import type { DetailDocument, DetailRow, DetailVariant } from "./detail-row.ts";

const PARAGRAPH = /\n\s*\n/;
const MOST_DECIDING_FACTS = 6;
/** Attributes that only light sources have. */
const LIGHT = new Set(["luminous_flux", "flux_per_m", "lamp_count"]);
/** Deciding attributes after those on the category's cards, most important first. */
const DECIDING = [
  ..."luminous_flux power_w cct cri ip_rating dimmable cap diameter_mm length_mm cutout_mm".split(
    " ",
  ),
  ..."finish body_material door_thickness_mm backset_mm fire_rating energy_class weight_kg".split(
    " ",
  ),
  ..."warranty_m origin".split(" "),
];

/** Everything on a product's page. */
export function presentDetail(
  dictionary: Dictionary,
  locale: Locale,
  row: DetailRow,
  related: ProductCard[],
): ProductDetail {
  const once = presentOnce();
  const variants = row.variants.map((variant) =>
    presentVariant(dictionary, locale, row, variant, once),
  );
  const facts = variants.flatMap((variant) => variant.facts);
  const paths = LOCALES.map((language) => [language, productPath(row.id, row.slug[language])]);
  return {
    id: row.id,
    path: productPath(row.id, row.slug[locale]),
    alternates: Object.fromEntries(paths) as ProductDetail["alternates"],
    name: row.name[locale],
    summary: row.summary[locale],
    description: row.description[locale].split(PARAGRAPH),
    sellingPoints: row.sellingPoints.map((point) => point[locale]),
    careNotes: row.careNotes?.[locale] ?? null,
    brand: row.brand[locale],
    breadcrumbs: lineage(dictionary, row.categoryId).map(({ id, name, slug }) => ({
      name: name[locale],
      path: categoryPath(id, slug[locale]),
    })),
    isNew: row.isNew,
    givesLight: facts.some((fact) => LIGHT.has(fact.code)),
    options: presentOptions(dictionary, locale, row),
    variants,
    factGroups: Object.entries(FACT_GROUPS)
      .filter(([code]) => facts.some((fact) => fact.group === code))
      .map(([code, name]) => ({ code, name: name[locale] })),
    documents: row.documents
      .filter(({ kind }) => kind === "pdf")
      .map(({ variantId, title, src, bytes }) => ({ variantId, title: title[locale], src, bytes })),
    decidingFacts: decidingFacts(keyFactsOf(dictionary, row.categoryId), facts),
    rating: row.rating,
    related,
  };
}

type Once = <Part extends object>(key: string, present: () => Part) => Part;

/** What variants share is one object, so that it is presented once and sent once. */
function presentOnce(): Once {
  const parts = new Map<string, object>();
  return <Part extends object>(key: string, present: () => Part) => {
    const part = parts.get(key) ?? present();
    parts.set(key, part);
    return part as Part;
  };
}

function presentVariant(
  dictionary: Dictionary,
  locale: Locale,
  row: DetailRow,
  variant: DetailVariant,
  once: Once,
): Variant {
  const { offerEndsAt, was } = variant;
  const facts = { ...row.attributes, ...variant.attributes };
  const categories = lineageCodes(dictionary, row.categoryId);
  return {
    id: variant.id,
    sku: variant.sku,
    options: variant.options,
    price: { amount: variant.amount, was },
    offerEndsAt: was === null || offerEndsAt === null ? null : new Date(offerEndsAt).toISOString(),
    available: variant.available,
    pictures: picturesOf(row, variant.id, locale, once),
    facts: presentFacts(dictionary, facts, locale, categories, once),
    hasDimensions: figureOf(categories, facts) !== undefined,
    hasPhotometry:
      typeof facts["luminous_flux"] === "number" ||
      documentOf(row, variant.id, "ies") !== undefined,
    model: documentOf(row, variant.id, "glb")?.src ?? null,
    canDim: (facts["dimmable"] ?? NOT_DIMMABLE) !== NOT_DIMMABLE,
    switchableKelvins: switchableKelvins(facts),
  };
}

/** The code of a white is its value in kelvin. */
function switchableKelvins(facts: DetailVariant["attributes"]): number[] {
  const steps = facts["cct_switch"] === true ? facts["cct_steps"] : undefined;
  if (!Array.isArray(steps)) return [];
  return steps.map(Number).filter((kelvin) => kelvin > 0);
}

/** The variant's own measured light distribution, or its model; else the product's. */
function documentOf(
  { documents }: DetailRow,
  variantId: number,
  kind: "ies" | "glb",
): DetailDocument | undefined {
  const fitting = documents.filter((document) => document.kind === kind);
  return (
    fitting.find((document) => document.variantId === variantId) ??
    fitting.find((document) => document.variantId === null)
  );
}

/** The variant's own pictures, then those of the whole product. */
function picturesOf(
  row: DetailRow,
  variantId: number,
  locale: Locale,
  once: Once,
): Variant["pictures"] {
  const own = row.pictures.filter((picture) => picture.variantId === variantId);
  const shared = row.pictures.filter((picture) => picture.variantId === null);
  return [...own, ...shared].map(({ role, src, width, height, alt, focus }) =>
    once(JSON.stringify(["picture", role, src, alt, focus]), () => ({
      role,
      src,
      width,
      height,
      alt: alt[locale],
      ...(focus && { focus }),
    })),
  );
}

/** In the order in which staff arranged the attributes. */
function presentFacts(
  { attributes }: Dictionary,
  facts: Facts,
  locale: Locale,
  categories: string[],
  once: Once,
): Variant["facts"] {
  return [...attributes.values()].flatMap((attribute) => {
    const value = facts[attribute.code];
    if (value === undefined) return [];
    return [
      once(JSON.stringify(["fact", attribute.code, value]), () => ({
        ...presentFact(attribute, value, locale, categories),
        group: attribute.group,
      })),
    ];
  });
}

function presentOptions(
  dictionary: Dictionary,
  locale: Locale,
  row: DetailRow,
): ProductDetail["options"] {
  const categories = lineageCodes(dictionary, row.categoryId);
  return row.options.flatMap((code) => {
    const attribute = dictionary.attributes.get(code);
    if (!attribute) return [];
    const used = new Set(row.variants.map((variant) => variant.options[code] ?? ""));
    const order = attribute.values.map((value) => value.code);
    const values = [...used].toSorted(
      (a, b) => order.indexOf(a) - order.indexOf(b) || Number(a) - Number(b),
    );
    const colour = (value: string) =>
      attribute.values.find((known) => known.code === value)?.swatch ?? null;
    return [
      {
        code,
        name: attribute.name[locale],
        values: values.map((value) => ({
          code: value,
          label: optionLabel(attribute, value, locale, categories),
          colour: colour(value),
        })),
      },
    ];
  });
}

function decidingFacts(keyFacts: string[], facts: Fact[]): string[] {
  const present = new Set(facts.map((fact) => fact.code));
  const candidates = new Set([...keyFacts, ...DECIDING]);
  return [...candidates].filter((code) => present.has(code)).slice(0, MOST_DECIDING_FACTS);
}
