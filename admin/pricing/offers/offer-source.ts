import type { OfferRecord } from "#contract/pricing/offer-endpoints.ts";
import { call } from "../../api/client.ts";
import type { ListQuery, Source } from "../../shell/data/source.ts";
import { cairoInstant } from "../../shell/forms/cairo-time.ts";

const PAGE_SIZE = 50;
const MOST_OF_A_PAGE = 200;

/** Midnight in Cairo at the start of a day. */
function midnight(day: string): string | undefined {
  return cairoInstant(`${day}T00:00`);
}

export const offerSource = {
  name: "offers",
  pageSize: PAGE_SIZE,
  list: ({ page, filter }: ListQuery<{ from?: string }>) => {
    const from = filter.from === undefined ? undefined : midnight(filter.from);
    const query = { page, pageSize: PAGE_SIZE, ...(from !== undefined && { from }) };
    return call("GET /api/v1/admin/offers", { query });
  },
} satisfies Source;

/** Every offer active at some time from the first day up to another, exclusive. */
export async function offersBetween(firstDay: string, dayAfter: string): Promise<OfferRecord[]> {
  const [from, until] = [midnight(firstDay), midnight(dayAfter)];
  if (from === undefined || until === undefined) return [];
  const read = (page: number) =>
    call("GET /api/v1/admin/offers", { query: { from, until, page, pageSize: MOST_OF_A_PAGE } });
  const { items, total } = await read(1);
  const pages = Math.ceil(total / MOST_OF_A_PAGE);
  const others = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => read(index + 2)),
  );
  return [...items, ...others.flatMap((page) => page.items)];
}
