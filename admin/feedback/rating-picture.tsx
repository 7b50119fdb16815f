import { Box } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { fetchFile } from "../api/client.ts";
import { useText } from "../i18n/use-text.ts";

/** A picture that only staff may see: it is fetched with the proof of the session. */
export function RatingPicture({ id, number }: { id: string; number: number }) {
  const text = useText();
  const { data } = useQuery({
    queryKey: ["rating-picture", id],
    queryFn: () => fetchFile(`/api/v1/admin/rating-pictures/${id}?size=small`),
  });
  const source = useObjectUrl(data);
  return (
    <Box
      component="img"
      src={source}
      alt={text("people.ratings.picture", { number })}
      sx={{ inlineSize: 96, blockSize: 96, objectFit: "cover", borderRadius: 2 }}
    />
  );
}

function useObjectUrl(file: Blob | undefined): string | undefined {
  const url = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(
    () => () => {
      if (url !== undefined) URL.revokeObjectURL(url);
    },
    [url],
  );
  return url;
}
