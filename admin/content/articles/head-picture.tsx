import { Box, Button, Typography } from "@mui/material";
import { useFormContext, useWatch } from "react-hook-form";
import type { PictureDraft, TextSources } from "#contract/content/text-draft.ts";
import { pictureUrl } from "#contract/media/image-url.ts";
import { useMay } from "../../api/session.ts";
import { useText } from "../../i18n/use-text.ts";
import { PictureUpload } from "../../shell/files/upload-button.tsx";
import { BilingualField } from "../../shell/forms/bilingual-field.tsx";

/** A picture with its file, for display in the form. */
export type PictureValues = PictureDraft & { src: string; width: number; height: number };

const NO_FILE = { src: "", width: 0, height: 0 };

export function pictureOf(
  picture: PictureDraft | null,
  sources: TextSources,
): PictureValues | null {
  return picture && { ...picture, ...(sources[picture.assetId] ?? NO_FILE) };
}

/** The request body. */
export function pictureDraftOf(picture: PictureValues | null): PictureDraft | null {
  return picture && { assetId: picture.assetId, alt: picture.alt };
}

/** The picture at the head of a page or news item. */
export function HeadPicture() {
  const text = useText();
  const mayUpload = useMay("media:write");
  const { setValue } = useFormContext<{ picture: PictureValues | null }>();
  const picture = useWatch<{ picture: PictureValues | null }, "picture">({ name: "picture" });
  const set = (next: PictureValues | null) => setValue("picture", next);
  return (
    <Box sx={{ marginBlockStart: 2 }}>
      <Typography variant="h3" sx={{ marginBlockEnd: 1 }}>
        {text("content.picture")}
      </Typography>
      {picture ? (
        <>
          <Box
            component="img"
            src={pictureUrl(picture, { width: 480 })}
            alt=""
            sx={{ display: "block", maxInlineSize: "100%", maxBlockSize: 200, borderRadius: 2 }}
          />
          <BilingualField name="picture.alt" label={text("content.text.alt")} />
        </>
      ) : (
        <Typography sx={{ color: "text.secondary" }}>{text("content.noPicture")}</Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, marginBlockStart: 1 }}>
        {mayUpload && (
          <PictureUpload
            label={text("content.choosePicture")}
            onSent={(sent) => set({ alt: { ar: "", en: "" }, ...picture, ...sent })}
          />
        )}
        {picture && (
          <Button color="error" onClick={() => set(null)}>
            {text("content.removePicture")}
          </Button>
        )}
      </Box>
    </Box>
  );
}
