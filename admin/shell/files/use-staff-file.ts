import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { fetchFile } from "../../api/client.ts";

/** A file that only staff may see, as an object URL: fetched with the session's token. */
export function useStaffFile(address: string): string | undefined {
  const { data: file } = useQuery({
    queryKey: ["staff-file", address],
    queryFn: () => fetchFile(address),
    staleTime: Infinity,
  });
  const url = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(
    () => () => {
      if (url !== undefined) URL.revokeObjectURL(url);
    },
    [url],
  );
  return url;
}
