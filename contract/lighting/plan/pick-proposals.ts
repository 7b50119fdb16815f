import type { Plan } from "./plan.ts";

/** What matters most to a shopper about a room's lighting. */
export const AIMS = ["cheapest", "even", "efficient", "warmest"] as const;
export type Aim = (typeof AIMS)[number];

/** A calculated room lit by one kind of light. */
export interface Proposal {
  plan: Plan;
  variantId: number;
  /** Lux. */
  average: number;
  uniformity: number;
  /** Piastres, including lamps, drivers and dimmers. */
  price: number;
  /** Null when unknown. */
  watts: number | null;
  /** Kelvin; null when it is not fixed. */
  cct: number | null;
}

/** Allowed range of a proposal, as a fraction of the guide value. */
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
  /** All aims for which it is the best. */
  aims: Aim[];
  proposal: Proposal;
}

/**
 * The best proposal for each aim, the cheaper one in a tie; one that is best for several appears
 * once.
 */
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

/** The cheapest of lights that differ only in finish. */
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
