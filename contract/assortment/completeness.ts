import { normaliseDigits } from "../kernel/digits.ts";
import { type Bilingual, type Locale, LOCALES } from "../kernel/locale.ts";

/** The texts of a product that customers read. */
export interface ProductTexts {
  name: Bilingual;
  summary: Bilingual;
  description: Bilingual;
  sellingPoints: readonly Bilingual[];
  careNotes: Bilingual | null;
  pictures: readonly { alt: Bilingual }[];
  documents: readonly { title: Bilingual }[];
}

export interface Completeness {
  /** From 0 to 100. */
  score: number;
  /** Missing texts, by field path without the language: `name`, `pictures.0.alt`. */
  missing: string[];
}

/** Weight of a missing text. */
const WEIGHTS: Record<string, number> = { name: 30, summary: 20, description: 20 };
const WEIGHT_OF_REST = 5;

/** How complete a product's texts are, separately per language. */
export function completeness(product: ProductTexts): Record<Locale, Completeness> {
  const texts = [...textsOf(product)];
  const needs = product.sellingPoints.length === 0 ? ["sellingPoints"] : [];
  const of = (locale: Locale): Completeness => {
    const empty = texts.filter(([, text]) => text[locale].trim() === "").map(([path]) => path);
    const missing = [...empty, ...needs];
    const all = [...texts.map(([path]) => path), ...needs];
    return { score: Math.floor((100 * (weigh(all) - weigh(missing))) / weigh(all)), missing };
  };
  return { ar: of("ar"), en: of("en") };
}

export interface FigureWarning {
  path: string;
  /** Numbers that appear in only one language. */
  only: Record<Locale, string[]>;
}

/**
 * Texts whose numbers differ between the languages: 12 W in one and 15 W in the other is an error.
 */
export function figureWarnings(product: ProductTexts): FigureWarning[] {
  return [...textsOf(product)].flatMap(([path, text]) => {
    if (LOCALES.some((locale) => text[locale].trim() === "")) return [];
    const ar = figuresOf(text.ar);
    const en = figuresOf(text.en);
    const only = {
      ar: [...ar].filter((figure) => !en.has(figure)),
      en: [...en].filter((figure) => !ar.has(figure)),
    };
    return only.ar.length + only.en.length > 0 ? [{ path, only }] : [];
  });
}

/** The distinct numbers of a text in ASCII digits; grouping is ignored. */
function figuresOf(text: string): Set<string> {
  const found = normaliseDigits(text).match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? [];
  return new Set(found.map((figure) => String(Number(figure.replaceAll(",", "")))));
}

function* textsOf(product: ProductTexts): Generator<[path: string, text: Bilingual]> {
  yield ["name", product.name];
  yield ["summary", product.summary];
  yield ["description", product.description];
  for (const [index, point] of product.sellingPoints.entries())
    yield [`sellingPoints.${index}`, point];
  if (product.careNotes) yield ["careNotes", product.careNotes];
  for (const [index, { alt }] of product.pictures.entries()) yield [`pictures.${index}.alt`, alt];
  for (const [index, { title }] of product.documents.entries())
    yield [`documents.${index}.title`, title];
}

function weigh(paths: readonly string[]): number {
  return paths.reduce((sum, path) => sum + (WEIGHTS[path] ?? WEIGHT_OF_REST), 0);
}
