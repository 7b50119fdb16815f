import { Box, Button, MenuItem, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import {
  BOX_STANDINGS,
  type BoxEdges,
  type BoxStanding,
  boxModel,
} from "#contract/catalog/box-model.ts";
import { parseWholeNumber } from "#contract/kernel/digits.ts";
import { useText } from "../../i18n/use-text.ts";
import type { ProductValues } from "./product-values.ts";

/** Facts that give an edge, the first known one. */
const FACTS: Record<keyof BoxEdges, readonly string[]> = {
  width: ["width_mm", "diameter_mm", "length_mm"],
  height: ["height_mm"],
  depth: ["projection_mm", "diameter_mm", "width_mm"],
};
const EDGES = ["width", "height", "depth"] as const;
const MOST_MM = 10_000;

type Typed = Record<keyof BoxEdges, string>;

/**
 * A plain box of the product's dimensions as its 3D model. Only on request: the shop never makes up
 * what a product looks like.
 */
export function BoxModel({ onMade }: { onMade: (file: File) => void }) {
  const text = useText();
  const { getValues } = useFormContext<ProductValues>();
  const [typed, setTyped] = useState<Typed>();
  const [standing, setStanding] = useState<BoxStanding | "">("");
  if (!typed)
    return (
      <Button onClick={() => setTyped(edgesFrom(getValues("attributes")))}>
        {text("products.page.box.open")}
      </Button>
    );
  const edges = edgesOf(typed);
  const make = () => {
    if (!edges || standing === "") return;
    onMade(fileOf(edges, standing));
    setTyped(undefined);
  };
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, marginBlockStart: 2 }}>
      <Typography component="legend" variant="subtitle2">
        {text("products.page.box.open")}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", marginBlockEnd: 1.5 }}>
        {text("products.page.box.help")}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        {EDGES.map((edge) => (
          <TextField
            key={edge}
            label={text(`products.page.box.${edge}`)}
            value={typed[edge]}
            onChange={({ target }) => setTyped({ ...typed, [edge]: target.value })}
            slotProps={{ htmlInput: { inputMode: "numeric", dir: "ltr", autoComplete: "off" } }}
            sx={{ inlineSize: 120 }}
          />
        ))}
        <TextField
          select
          label={text("products.page.box.standing")}
          value={standing}
          onChange={({ target }) => setStanding(target.value as BoxStanding)}
          sx={{ inlineSize: 180 }}
        >
          {BOX_STANDINGS.map((value) => (
            <MenuItem key={value} value={value}>
              {text(`products.page.box.standings.${value}`)}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" onClick={make} disabled={!edges || standing === ""}>
          {text("products.page.box.add")}
        </Button>
      </Box>
    </Box>
  );
}

function edgesFrom(facts: Readonly<Record<string, unknown>>): Typed {
  const known = (edge: keyof BoxEdges) =>
    FACTS[edge].map((code) => facts[code]).find((fact) => typeof fact === "string" && fact !== "");
  const typed = (edge: keyof BoxEdges) => {
    const fact = known(edge);
    return typeof fact === "string" ? fact : "";
  };
  return { width: typed("width"), height: typed("height"), depth: typed("depth") };
}

/** In mm; undefined while one is missing or impossible. */
function edgesOf(typed: Typed): BoxEdges | undefined {
  const [width, height, depth] = EDGES.map((edge) => parseWholeNumber(typed[edge]) ?? 0);
  if (!width || !height || !depth) return undefined;
  return Math.max(width, height, depth) <= MOST_MM ? { width, height, depth } : undefined;
}

function fileOf(edges: BoxEdges, standing: BoxStanding): File {
  const { width, height, depth } = edges;
  const name = `box-${width}x${height}x${depth}.glb`;
  return new File([boxModel(edges, standing)], name, { type: "model/gltf-binary" });
}
