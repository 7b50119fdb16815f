import type { Plan } from "./plan.ts";

/** What a shopper may want most of a room's light. */
export const AIMS = ["cheapest", "even", "efficient", "warmest"] as const;
export type Aim = (typeof AIMS)[number];

/** A room lit by one kind of light, calculated. */
export interface Proposal {
  plan: Plan;
  variantId: number;
  /** Lux. */
  average: number;
  uniformity: number;
  /** Piastres, with lamps, drivers and dimmers. */
  price: number;
  /** Null where nobody wrote it down. */
  watts: number | null;
  /** Kelvin; null where it is not one for good. */
  cct: number | null;
}

/** A proposal comes so near the guide value. */
const FITS = { least: 0.9, most: 1.5 } as const;

export function comesNear({ average, plan }: Pick<Proposal, "average" | "plan">): boolean {
  const share = average / plan.target;
  return share >= FITS.least && share <= FITS.most;
}

const RANKS: Record<Aim, (proposal: Proposal) => number | null> = {
  cheapest: ({ price }) => price,
  even: ({ uniformity }) => -uniformity,
  efficient: ({ watts }) => watts,
  warmest: ({ cct }) => cct,
};

export interface Picked {
  /** All that it is best at. */
  aims: Aim[];
  proposal: Proposal;
}

/** The best proposal for each aim, of equals the cheaper one; one that is best at several stands once. */
export function pickProposals(proposals: readonly Proposal[]): Picked[] {
  const fitting = proposals.filter(comesNear);
  const picked = new Map<Proposal, Aim[]>();
  for (const aim of AIMS) {
    const ranked = fitting.flatMap((proposal) => {
      const rank = RANKS[aim](proposal);
      return rank === null ? [] : [{ proposal, rank }];
    });
    const [best] = ranked.toSorted(
      (one, other) => one.rank - other.rank || one.proposal.price - other.proposal.price,
    );
    if (best) picked.set(best.proposal, [...(picked.get(best.proposal) ?? []), aim]);
  }
  return [...picked].map(([proposal, aims]) => ({ proposal, aims }));
}

interface PricedLight {
  productId: number;
  flux: number;
  power: number | null;
  cct: number | null;
  beam: number | null;
  price: { amount: number };
}

/** Of makes that differ in their finish alone, the cheapest. */
export function distinctLights<Light extends PricedLight>(lights: readonly Light[]): Light[] {
  const distinct = new Map<string, Light>();
  for (const light of lights) {
    const { productId, flux, power, cct, beam } = light;
    const key = [productId, flux, power, cct, beam].join(" ");
    const known = distinct.get(key);
    if (!known || light.price.amount < known.price.amount) distinct.set(key, light);
  }
  return [...distinct.values()];
}
