import { Box, Button, Typography } from "@mui/material";
import type { KeyboardEvent, PointerEvent } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { cutFor, imageUrl } from "#contract/media/image-url.ts";
import { useText } from "../../i18n/use-text.ts";
import type { PictureValues, ProductValues } from "./product-values.ts";

type Point = NonNullable<PictureValues["focus"]>;

const MIDDLE: Point = { x: 50, y: 50 };
/** Aspect ratios, width divided by height, to which the shop crops product pictures. */
const CUTS = { tall: 4 / 5, square: 1 } as const;
/** How far an arrow key moves the point, in percent of the picture; further with shift. */
const STEP = 2;
const LARGE_STEP = 10;

/**
 * The focal point, which stays visible when the shop crops a picture: a point on it, with previews
 * of the crops.
 */
export function FocalPoint({ index }: { index: number }) {
  const text = useText();
  const { setValue } = useFormContext<ProductValues>();
  const picture = useWatch<ProductValues, `pictures.${number}`>({ name: `pictures.${index}` });
  const set = (focus: Point | null) =>
    setValue(`pictures.${index}.focus`, focus, { shouldDirty: true });
  return (
    <Box sx={{ marginBlockStart: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {text("products.page.focusHelp")}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, marginBlock: 1 }}>
        <PointOnPicture {...{ picture, set }} number={index + 1} />
        {(["tall", "square"] as const).map((shape) => (
          <Cut key={shape} picture={picture} shape={shape} />
        ))}
      </Box>
      <Button size="small" disabled={picture.focus === null} onClick={() => set(null)}>
        {text("products.page.focusMiddle")}
      </Button>
    </Box>
  );
}

interface PointOnPictureProps {
  picture: PictureValues;
  number: number;
  set: (focus: Point) => void;
}

/** Left and top are the picture's own, in both languages. */
function PointOnPicture({ picture, number, set }: PointOnPictureProps) {
  const text = useText();
  const point = picture.focus ?? MIDDLE;
  const follow = (event: PointerEvent<HTMLElement>) => {
    const place = event.currentTarget.getBoundingClientRect();
    set({
      x: withinPercent(((event.clientX - place.left) / place.width) * 100),
      y: withinPercent(((event.clientY - place.top) / place.height) * 100),
    });
  };
  const byKey = (event: KeyboardEvent) => {
    const moved = movedBy(event, point);
    if (!moved) return;
    event.preventDefault();
    set(moved);
  };
  return (
    <Box
      dir="ltr"
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event: PointerEvent<HTMLElement>) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
      sx={{ position: "relative", alignSelf: "start", cursor: "crosshair", touchAction: "none" }}
    >
      <Box
        component="img"
        src={imageUrl(picture.src, { width: 480 })}
        alt=""
        draggable={false}
        sx={{ display: "block", maxInlineSize: 240, maxBlockSize: 240, borderRadius: 1 }}
      />
      <Box
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it moves in two directions
        role="slider"
        tabIndex={0}
        aria-label={text("products.page.focusPoint", { number })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={point.x}
        aria-valuetext={text("products.page.focusValue", {
          x: String(point.x),
          y: String(point.y),
        })}
        onKeyDown={byKey}
        style={{ left: `${point.x}%`, top: `${point.y}%` }}
        sx={{
          position: "absolute",
          inlineSize: 24,
          blockSize: 24,
          margin: "-12px",
          borderRadius: "50%",
          border: "3px solid",
          borderColor: "common.white",
          boxShadow: ({
            palette: {
              text: { primary },
            },
          }) => `0 0 0 2px ${primary}, inset 0 0 0 2px ${primary}`,
        }}
      />
    </Box>
  );
}

/** A picture cropped as in the shop. */
function Cut({ picture, shape }: { picture: PictureValues; shape: keyof typeof CUTS }) {
  const text = useText();
  const { src, width, height, focus } = picture;
  const sized = { src, width, height, ...(focus && { focus }) };
  const at = `${cutFor(sized, CUTS[shape]) ?? MIDDLE.x}%`;
  return (
    <Box component="figure" sx={{ margin: 0 }}>
      <Box
        component="img"
        src={imageUrl(src, { width: 480 })}
        alt=""
        style={{ objectPosition: `${at} ${at}` }}
        sx={{
          display: "block",
          blockSize: 120,
          aspectRatio: CUTS[shape],
          objectFit: "cover",
          borderRadius: 1,
        }}
      />
      <Typography component="figcaption" variant="caption" color="text.secondary">
        {text(`products.page.focusCuts.${shape}`)}
      </Typography>
    </Box>
  );
}

function movedBy({ key, shiftKey }: KeyboardEvent, { x, y }: Point): Point | undefined {
  const step = shiftKey ? LARGE_STEP : STEP;
  const moves: Record<string, Point> = {
    ArrowLeft: { x: x - step, y },
    ArrowRight: { x: x + step, y },
    ArrowUp: { x, y: y - step },
    ArrowDown: { x, y: y + step },
  };
  const moved = moves[key];
  return moved && { x: withinPercent(moved.x), y: withinPercent(moved.y) };
}

function withinPercent(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)));
}
