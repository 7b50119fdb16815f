import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { call } from "../../api/client.ts";

/**
 * The current time by the server's clock, which decides whether a sale came before or after a
 * count; the browser's clock may be wrong.
 */
export function useServerClock(countId: number): () => string {
  const { data: ahead = 0 } = useQuery({
    queryKey: ["count-clock", countId],
    queryFn: async () => {
      const params = { id: countId };
      const { now } = await call("GET /api/v1/admin/stock-counts/{id}", {
        params,
        query: { pageSize: 1 },
      });
      return Date.parse(now) - Date.now();
    },
    staleTime: Infinity,
  });
  return useCallback(() => new Date(Date.now() + ahead).toISOString(), [ahead]);
}
