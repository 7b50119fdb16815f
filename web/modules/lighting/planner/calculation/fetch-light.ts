import type { PlannerLight } from "#contract/lighting/planner-endpoints.ts";
import { type Millimetres, mm } from "#contract/lighting/units.ts";
import { fetchFile } from "#web/api/files.ts";

/** A fetched photometric file. */
export interface FetchedLight {
  variantId: number;
  content: Uint8Array;
  below: Millimetres;
}

export async function fetchLight({ variantId, below }: PlannerLight): Promise<FetchedLight> {
  const file = await fetchFile(`/api/v1/sons/${variantId}/photometry`);
  return { variantId, content: new Uint8Array(await file.arrayBuffer()), below: mm(below) };
}
