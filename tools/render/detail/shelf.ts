/** The finished pictures from near, and `details.json`, the list of what they were made of. */
import { type Entry, pictureList, putPicture, type State, stateOf } from "../picture-list.ts";
import { fileOf } from "../shelf.ts";
import { type DetailJob, developmentHash, NEAR, takeOf } from "./views.ts";

const list = pictureList<Entry>("details.json");

export const renderedDetails = list.read;

export function stateOfDetail(one: DetailJob, details = renderedDetails()): State {
  const now = { scene: takeOf(one).scene, development: developmentHash(one) };
  return stateOf(details[one.job.name], now);
}

export async function keepDetail(
  one: DetailJob,
  bytes: Buffer,
  { scene, seconds }: { scene: string; seconds: number },
) {
  await putPicture(fileOf(one.job, "detail"), bytes);
  const development = developmentHash(one);
  await list.put(one.job.name, { scene, development, ...NEAR, seconds });
}
