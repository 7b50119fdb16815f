import { firstVariant, haveable } from "#contract/catalog/first-variant.ts";
import { PIASTRES_PER_POUND } from "#contract/kernel/money.ts";
import type { ProductList } from "#contract/storefront/endpoints.ts";

/** A product's state at one moment. */
export interface Goods {
  id: number;
  categoryId: number;
  isShown: boolean;
  variants: readonly { id: number; piastres: number; stock: number }[];
}

/** All products at one moment. */
export type Moment = readonly Goods[];

export interface Question {
  categoryId?: number;
  inStock?: boolean;
  /** In pounds. */
  price?: readonly [least: number, most: number];
}

/** The parts of a list that are checked. */
export interface Shown {
  total: number;
  items: { id: number; amount: number; inStock: boolean }[];
  /** Null if not shown, because it would not narrow the list. */
  prices: { min: number; max: number } | null;
  inStock: number | null;
}

export function addressOf({ categoryId, inStock, price }: Question): string {
  const parts = [
    "sort=price-asc",
    ...(categoryId === undefined ? [] : [`categoryId=${categoryId}`]),
    ...(inStock ? ["stock=in"] : []),
    ...(price ? [`price=${price.join("..")}`] : []),
  ];
  return `/api/v1/products?${parts.join("&")}`;
}

export function shownBy({ total, items, facets }: ProductList): Shown {
  const price = facets.find(({ code }) => code === "price");
  const stock = facets.find(({ code }) => code === "stock");
  return {
    total,
    items: items.map(({ id, price: { amount }, inStock }) => ({ id, amount, inStock })),
    prices: price?.kind === "range" ? { min: price.min, max: price.max } : null,
    inStock: stock?.kind === "values" ? (stock.values[0]?.count ?? null) : null,
  };
}

/**
 * The correct list, computed without the shop. A list first finds its products and then renders
 * their cards: `drawn` is the moment of the second step.
 */
export function expectedList(question: Question, found: Moment, drawn: Moment): Shown {
  const about = found.filter(
    ({ isShown, categoryId }) => isShown && categoryId === (question.categoryId ?? categoryId),
  );
  const listed = about
    .filter((goods) => fitsPrice(question, goods) && fitsStock(question, goods))
    .toSorted((a, b) => boundsOf(a).min - boundsOf(b).min || a.id - b.id);
  const inStock = about.filter((goods) => fitsPrice(question, goods) && isInStock(goods)).length;
  const tellsStock = question.inStock === true || (inStock > 0 && inStock < listed.length);
  return {
    total: listed.length,
    items: listed.flatMap(({ id }) => cardOf(question, drawn, id)),
    prices: priceBounds(
      question,
      about.filter((goods) => fitsStock(question, goods)),
    ),
    inStock: tellsStock ? inStock : null,
  };
}

const offersOf = ({ variants }: Goods) =>
  variants.map(({ piastres, stock }) => ({
    price: { amount: piastres, was: null },
    available: stock,
  }));

const isInStock = ({ variants }: Goods) => variants.some(({ stock }) => stock > 0);

const fitsStock = (question: Question, goods: Goods) => !question.inStock || isInStock(goods);

const isWithin = ({ price }: Question, amount: number) =>
  !price || (amount >= price[0] * PIASTRES_PER_POUND && amount <= price[1] * PIASTRES_PER_POUND);

const fitsPrice = (question: Question, goods: Goods) =>
  haveable(offersOf(goods)).some(({ price }) => isWithin(question, price.amount));

function boundsOf(goods: Goods): { min: number; max: number } {
  const amounts = haveable(offersOf(goods)).map(({ price }) => price.amount);
  return { min: Math.min(...amounts), max: Math.max(...amounts) };
}

function priceBounds({ price }: Question, goods: Goods[]): Shown["prices"] {
  if (goods.length === 0) return price ? { min: price[0], max: price[1] } : null;
  const bounds = goods.map(boundsOf);
  const min = Math.floor(Math.min(...bounds.map((one) => one.min)) / PIASTRES_PER_POUND);
  const max = Math.ceil(Math.max(...bounds.map((one) => one.max)) / PIASTRES_PER_POUND);
  return min === max && !price ? null : { min, max };
}

/** Shows the cheapest matching variant; nothing if the product was removed meanwhile. */
function cardOf(question: Question, drawn: Moment, id: number): Shown["items"] {
  const goods = drawn.find((one) => one.id === id);
  if (!goods?.isShown) return [];
  const offers = offersOf(goods);
  const meant = offers.filter(
    ({ price, available }) =>
      isWithin(question, price.amount) && (!question.inStock || available > 0),
  );
  const shown = firstVariant(meant.length > 0 ? meant : offers);
  return shown ? [{ id, amount: shown.price.amount, inStock: shown.available > 0 }] : [];
}
