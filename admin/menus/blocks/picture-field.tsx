import { Box, Button, Typography } from "@mui/material";
import { type ChangeEvent, useState } from "react";
import { useNotify } from "ra-core";
import { useFormContext, useWatch } from "react-hook-form";
import { ApiProblem } from "../../api/api-problem.ts";
import { sendFile } from "../../api/client.ts";
import { useMay } from "../../api/session.ts";
import { useText } from "../../i18n/use-text.ts";
import type { BlockValues } from "./block-values.ts";
import { BlockPicture } from "./block-picture.tsx";

const TYPES = "image/webp,image/avif,image/jpeg,image/png";

/** The picture of a block: seen, replaced by whoever may send pictures, or taken away. */
export function PictureField() {
  const text = useText();
  const mayUpload = useMay("product:write");
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
        {mayUpload && <Upload />}
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

function Upload() {
  const text = useText();
  const notify = useNotify();
  const { setValue } = useFormContext<BlockValues>();
  const [isBusy, setBusy] = useState(false);
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = "";
    if (!file) return;
    setBusy(true);
    try {
      const sent = await sendFile<"addPicture">("/api/v1/admin/pictures", file);
      const { assetId, ...picture } = sent;
      setValue("assetId", assetId);
      setValue("picture", picture);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      notify(error.message, { type: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button component="label" variant="outlined" disabled={isBusy}>
      {text("menus.blocks.choosePicture")}
      <input type="file" accept={TYPES} hidden onChange={(event) => void upload(event)} />
    </Button>
  );
}
