/** The finished close-ups, and `details.json`, which records what they were made from. */
import { type Entry, pictureList, putPicture, type State, stateOf } from "../picture-list.ts";
import { fileOf } from "../rendered-products.ts";
import { type DetailJob, developmentHash, DETAIL_QUALITY, renderTaskOf } from "./views.ts";

const list = pictureList<Entry>("details.json");

export const renderedDetails = list.read;

export function stateOfDetail(one: DetailJob, details = renderedDetails()): State {
  const now = { scene: renderTaskOf(one).scene, development: developmentHash(one) };
  return stateOf(details[one.job.name], now);
}

export async function saveDetail(
  one: DetailJob,
  bytes: Buffer,
  { scene, seconds }: { scene: string; seconds: number },
) {
  await putPicture(fileOf(one.job, "detail"), bytes);
  const development = developmentHash(one);
  await list.put(one.job.name, { scene, development, ...DETAIL_QUALITY, seconds });
}
