import { Box, Button, Typography } from "@mui/material";
import { useFormContext, useWatch } from "react-hook-form";
import { useMay } from "../../api/session.ts";
import { useText } from "../../i18n/use-text.ts";
import { PictureUpload } from "../../shell/files/upload-button.tsx";
import { BlockPicture } from "./block-picture.tsx";
import type { BlockValues } from "./block-values.ts";

/** A block's picture, with buttons to replace it (with permission to upload) or remove it. */
export function PictureField() {
  const text = useText();
  const mayUpload = useMay("media:write");
  const { setValue } = useFormContext<BlockValues>();
  const picture = useWatch<BlockValues, "picture">({ name: "picture" });
  return (
    <Box sx={{ marginBlock: 1.5 }}>
      <Typography variant="h3" sx={{ marginBlockEnd: 1 }}>
        {text("menus.blocks.picture")}
      </Typography>
      {picture ? (
        <BlockPicture picture={picture} width={240} />
      ) : (
        <Typography sx={{ color: "text.secondary" }}>{text("menus.blocks.noPicture")}</Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginBlockStart: 1 }}>
        {mayUpload && (
          <PictureUpload
            label={text("menus.blocks.choosePicture")}
            onSent={({ assetId, ...sent }) => {
              setValue("assetId", assetId);
              setValue("picture", sent);
            }}
          />
        )}
        {picture && (
          <Button
            color="error"
            onClick={() => {
              setValue("picture", null);
              setValue("assetId", null);
            }}
          >
            {text("menus.blocks.removePicture")}
          </Button>
        )}
      </Box>
    </Box>
  );
}
