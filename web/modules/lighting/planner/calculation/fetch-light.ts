import type { Hanging } from "#contract/lighting/plan/hung-lights.ts";
import type { PlannerLight } from "#contract/lighting/planner-endpoints.ts";
import { type Lumens, lumens, type Millimetres, mm } from "#contract/lighting/units.ts";
import { fetchFile } from "#web/api/files.ts";

/** A fetched photometric file with the plan's data on the light. */
export interface FetchedLight {
  variantId: number;
  content: Uint8Array;
  below: Millimetres;
  hanging: Hanging | undefined;
  /** The flux of the lamps, for a fitting sold without them; otherwise undefined. */
  lampFlux: Lumens | undefined;
}

export async function fetchLight(light: PlannerLight): Promise<FetchedLight> {
  const { variantId, below, flux, lamps } = light;
  const lamp = lamps ? `?lamp=${lamps.variant.variantId}` : "";
  const file = await fetchFile(`/api/v1/sons/${variantId}/photometry${lamp}`);
  return {
    variantId,
    content: new Uint8Array(await file.arrayBuffer()),
    below: mm(below),
    hanging: hangingOf(light),
    lampFlux: lamps ? lumens(flux) : undefined,
  };
}

/** How far a light can hang down, in the plan's units. */
export function hangingOf({ hanging }: Pick<PlannerLight, "hanging">): Hanging | undefined {
  if (!hanging) return undefined;
  const { shortest, longest, body } = hanging;
  return { shortest: mm(shortest), longest: mm(longest), body: mm(body) };
}
