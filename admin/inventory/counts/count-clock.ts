import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { stockCall } from "../stock-source.ts";

/** What time it is by the server's clock, by which it knows what was sold before and after: that of the browser may be wrong. */
export function useServerClock(countId: number): () => string {
  const { data: ahead = 0 } = useQuery({
    queryKey: ["count-clock", countId],
    queryFn: async () => {
      const params = { id: countId };
      const { now } = await stockCall("getStockCount", { params, query: { pageSize: 1 } });
      return Date.parse(now) - Date.now();
    },
    staleTime: Infinity,
  });
  return useCallback(() => new Date(Date.now() + ahead).toISOString(), [ahead]);
}
