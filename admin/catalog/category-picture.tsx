import { Box, Button, Typography } from "@mui/material";
import { useFormContext, useWatch } from "react-hook-form";
import { imageUrl } from "#contract/media/image-url.ts";
import { useMay } from "../api/session.ts";
import { useText } from "../i18n/use-text.ts";
import { PictureUpload } from "../shell/files/upload-button.tsx";

interface PictureValues {
  assetId: number | null;
  /** The picture's URL. */
  picture: string | null;
}

/** The category's picture on the shop's home page. */
export function CategoryPicture() {
  const text = useText();
  const mayUpload = useMay("media:write");
  const { setValue } = useFormContext<PictureValues>();
  const picture = useWatch<PictureValues, "picture">({ name: "picture" });
  const set = (assetId: number | null, src: string | null) => {
    setValue("assetId", assetId, { shouldDirty: true });
    setValue("picture", src, { shouldDirty: true });
  };
  return (
    <Box sx={{ marginBlock: 1.5 }}>
      <Typography variant="h3" sx={{ marginBlockEnd: 1 }}>
        {text("catalog.categories.picture")}
      </Typography>
      {picture === null ? (
        <Typography sx={{ color: "text.secondary" }}>
          {text("catalog.categories.noPicture")}
        </Typography>
      ) : (
        <Box
          component="img"
          src={imageUrl(picture, { width: 480 })}
          alt={text("catalog.categories.pictureNow")}
          sx={{ display: "block", maxInlineSize: "100%", maxBlockSize: 200, borderRadius: 2 }}
        />
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginBlockStart: 1 }}>
        {mayUpload && (
          <PictureUpload
            label={text("catalog.categories.choosePicture")}
            onSent={({ assetId, src }) => set(assetId, src)}
          />
        )}
        {picture !== null && (
          <Button color="error" onClick={() => set(null, null)}>
            {text("catalog.categories.removePicture")}
          </Button>
        )}
      </Box>
    </Box>
  );
}
