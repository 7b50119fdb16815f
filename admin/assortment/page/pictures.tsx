import DownIcon from "@mui/icons-material/ArrowDownwardOutlined";
import UpIcon from "@mui/icons-material/ArrowUpwardOutlined";
import FocusIcon from "@mui/icons-material/CenterFocusStrongOutlined";
import DeleteIcon from "@mui/icons-material/DeleteOutlined";
import { Box, IconButton } from "@mui/material";
import { type DragEvent, useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { imageUrl } from "#contract/media/image-url.ts";
import { useText } from "../../i18n/use-text.ts";
import { FileDrop } from "../../shell/files/file-drop.tsx";
import { FileChoice, PICTURE_TYPES, sendPicture } from "../../shell/files/upload-button.tsx";
import { useUpload } from "../../shell/files/use-upload.ts";
import { BilingualField } from "../../shell/forms/bilingual-field.tsx";
import { Field } from "../../shell/forms/field.tsx";
import { Panel } from "../../shell/frame/panel.tsx";
import { FocalPoint } from "./focal-point.tsx";
import type { PictureValues, ProductValues } from "./product-values.ts";
import { VariantField } from "./variant-field.tsx";

const ROLES = [
  "hero",
  "night",
  "detail",
  "room",
  "dimensions",
] as const satisfies readonly PictureValues["role"][];

/** Data type that marks a picture being dragged to another position. */
const DRAGGED = "application/x-picture";

/** Pictures in product page order. */
export function Pictures() {
  const text = useText();
  const { getValues } = useFormContext<ProductValues>();
  const pictures = useFieldArray<ProductValues, "pictures", "key">({
    name: "pictures",
    keyName: "key",
  });
  const { length } = pictures.fields;
  const [dragged, setDragged] = useState<number>();
  const upload = useUpload({
    send: sendPicture,
    onSent: (sent) => {
      const role = getValues("pictures").length === 0 ? "hero" : "detail";
      const picture = { ...sent, role, alt: { ar: "", en: "" }, sku: "", focus: null } as const;
      pictures.append(picture, { shouldFocus: false });
    },
  });
  return (
    <FileDrop
      onFiles={(files) => void upload.sendAll(files)}
      isBusy={upload.progress !== undefined}
    >
      <Panel title={text("products.page.pictures", { count: length })}>
        <Box component="ol" sx={{ listStyle: "none", margin: 0, padding: 0 }}>
          {pictures.fields.map(({ key, src }, index) => (
            <OnePicture
              key={key}
              {...{ src, index, length }}
              onMove={(to) => pictures.move(index, to)}
              onDrag={() => setDragged(index)}
              onDragEnd={() => setDragged(undefined)}
              onDrop={
                dragged === undefined || dragged === index
                  ? undefined
                  : () => pictures.move(dragged, index)
              }
              onRemove={() => pictures.remove(index)}
            />
          ))}
        </Box>
        <Box sx={{ marginBlockStart: 2 }}>
          <FileChoice
            label={text("products.page.addPictures")}
            types={PICTURE_TYPES}
            isMultiple
            upload={upload}
          />
        </Box>
      </Panel>
    </FileDrop>
  );
}

interface OnePictureProps {
  src: string;
  index: number;
  length: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: () => void;
  onDragEnd: () => void;
  /** Set while another picture is being dragged, which would take this one's place. */
  onDrop: (() => void) | undefined;
}

function OnePicture(props: OnePictureProps) {
  const { src, index, length, onMove, onRemove, onDrag, onDragEnd, onDrop } = props;
  const text = useText();
  const number = index + 1;
  const [isFocusing, setFocusing] = useState(false);
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!onDrop || !event.dataTransfer.types.includes(DRAGGED)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "move";
    setOver(true);
  };
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(DRAGGED)) return;
    // Firefox would open the picture's URL.
    event.preventDefault();
    setOver(false);
    onDrop?.();
  };
  const roles = ROLES.map((value) => ({ value, label: text(`products.page.roles.${value}`) }));
  return (
    <Box
      component="li"
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
      sx={{
        display: "grid",
        gap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "128px minmax(0, 1fr)" },
        paddingBlock: 2,
        borderBlockEnd: "1px solid",
        borderColor: "divider",
        bgcolor: isOver ? "action.hover" : undefined,
      }}
    >
      <Box>
        <Box
          component="img"
          src={imageUrl(src, { width: 288 })}
          alt={text("products.page.picture", { number })}
          loading="lazy"
          draggable
          onDragStart={({ dataTransfer }) => {
            // Firefox does not start a drag without data.
            dataTransfer.setData(DRAGGED, String(number));
            dataTransfer.effectAllowed = "move";
            onDrag();
          }}
          onDragEnd={onDragEnd}
          sx={{
            inlineSize: 128,
            blockSize: 128,
            objectFit: "contain",
            borderRadius: 2,
            cursor: "grab",
          }}
        />
        <Box sx={{ display: "flex" }}>
          <IconButton
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
            aria-label={text("products.page.pictureUp", { number })}
          >
            <UpIcon fontSize="small" />
          </IconButton>
          <IconButton
            disabled={number === length}
            onClick={() => onMove(index + 1)}
            aria-label={text("products.page.pictureDown", { number })}
          >
            <DownIcon fontSize="small" />
          </IconButton>
          <IconButton
            onClick={() => setFocusing(!isFocusing)}
            aria-expanded={isFocusing}
            aria-label={text("products.page.focus", { number })}
          >
            <FocusIcon fontSize="small" />
          </IconButton>
          <IconButton
            onClick={onRemove}
            aria-label={text("products.page.removePicture", { number })}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </Box>
      </Box>
      <Box sx={{ minInlineSize: 0 }}>
        <BilingualField name={`pictures.${index}.alt`} label={text("products.page.alt")} />
        <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", columnGap: 2 }}>
          <Field
            name={`pictures.${index}.role`}
            label={text("products.page.role")}
            choices={roles}
          />
          <VariantField name={`pictures.${index}.sku`} />
        </Box>
        {isFocusing && <FocalPoint index={index} />}
      </Box>
    </Box>
  );
}
