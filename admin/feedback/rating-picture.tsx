import { Box } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
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
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
