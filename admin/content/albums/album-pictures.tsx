import { Box, Button, Typography } from "@mui/material";
import { useFieldArray } from "react-hook-form";
import { imageUrl } from "#contract/media/image-url.ts";
import { useMay } from "../../api/session.ts";
import { useText } from "../../i18n/use-text.ts";
import { PictureUpload } from "../../shell/files/upload-button.tsx";
import { BilingualField } from "../../shell/forms/bilingual-field.tsx";
import { MoveButtons } from "../../shell/forms/move-buttons.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { ProductsField } from "../../shell/products/products-field.tsx";
import { StateChip } from "../../shell/values.tsx";
import { type AlbumValues, newPicture } from "./album-values.ts";

/** The pictures in order; the first is the cover. */
export function AlbumPictures() {
  const text = useText();
  const mayUpload = useMay("media:write");
  const pictures = useFieldArray<AlbumValues, "pictures", "key">({
    name: "pictures",
    keyName: "key",
  });
  const { fields, move, remove, append } = pictures;
  return (
    <Panel title={text("content.albums.pictures")}>
      {fields.length === 0 && (
        <Typography sx={{ color: "text.secondary" }}>{text("content.noPicture")}</Typography>
      )}
      <Box component="ol" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
        {fields.map(({ key, src }, index) => (
          <OnePicture
            key={key}
            {...{ src, index }}
            count={fields.length}
            onMove={move}
            onRemove={() => remove(index)}
          />
        ))}
      </Box>
      {mayUpload && (
        <Box sx={{ marginBlockStart: 2 }}>
          <PictureUpload
            label={text("content.albums.add")}
            isMultiple
            onSent={(sent) => append(newPicture(sent), { shouldFocus: false })}
          />
        </Box>
      )}
    </Panel>
  );
}

interface OnePictureProps {
  src: string;
  index: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

function OnePicture({ src, index, count, onMove, onRemove }: OnePictureProps) {
  const text = useText();
  const name = text("content.albums.picture", { number: index + 1 });
  const isCover = index === 0;
  return (
    <Box
      component="li"
      sx={{
        display: "grid",
        columnGap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "160px minmax(0, 1fr)" },
        paddingBlock: 2,
        borderBlockEnd: "1px solid",
        borderColor: "divider",
      }}
    >
      <Box>
        <Box
          component="img"
          src={imageUrl(src, { width: 320 })}
          alt={name}
          loading="lazy"
          sx={{ inlineSize: 160, blockSize: 120, objectFit: "cover", borderRadius: 2 }}
        />
        <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center" }}>
          <MoveButtons list="pictures" {...{ index, count, name, onMove }} />
          {isCover ? (
            <StateChip label={text("content.albums.cover")} tone="info" />
          ) : (
            <Button
              size="small"
              onClick={() => onMove(index, 0)}
              aria-label={text("content.albums.makeCoverOf", { name })}
            >
              {text("content.albums.makeCover")}
            </Button>
          )}
        </Box>
        <Button
          size="small"
          color="error"
          onClick={onRemove}
          aria-label={text("content.takeOf", { name })}
        >
          {text("content.take")}
        </Button>
      </Box>
      <Box sx={{ minInlineSize: 0 }}>
        <BilingualField name={`pictures.${index}.alt`} label={text("content.text.alt")} />
        <BilingualField name={`pictures.${index}.caption`} label={text("content.text.caption")} />
        <ProductsField
          name={`pictures.${index}.productId`}
          label={text("content.albums.product")}
          isSingle
        />
      </Box>
    </Box>
  );
}
