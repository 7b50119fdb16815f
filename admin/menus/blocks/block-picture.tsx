import { Box } from "@mui/material";
import { pictureUrl } from "#contract/media/image-url.ts";
import type { BlockPictureFile } from "./block-kinds.ts";

/** A block's picture as a thumbnail; the text beside it describes it. */
export function BlockPicture({ picture, width }: { picture: BlockPictureFile; width: number }) {
  return (
    <Box
      component="img"
      src={pictureUrl(picture, { width: width * 2 })}
      alt=""
      loading="lazy"
      sx={{ display: "block", inlineSize: width, blockSize: "auto", borderRadius: 1.5 }}
    />
  );
}
