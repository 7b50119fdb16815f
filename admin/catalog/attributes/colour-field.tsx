import { Box, MenuItem, TextField } from "@mui/material";
import { useController } from "react-hook-form";
import { useText } from "../../i18n/use-text.ts";
import { helpText } from "../../shell/forms/help-text.tsx";

/** Usual finishes and colours of fittings, by the key of their name. */
const COMMON = {
  white: "#f7f5f0",
  black: "#1c1c1c",
  gold: "#c0a062",
  brass: "#b08d3c",
  antiqueBrass: "#8a6a3b",
  bronze: "#6b4b2e",
  copper: "#b5652f",
  chrome: "#c9ccd1",
  nickel: "#b8b5ac",
  grey: "#8a8d91",
  beige: "#d8c7a5",
  brown: "#6f4e37",
  red: "#b3261e",
  blue: "#2f5d8a",
  green: "#4d7c4a",
} as const;
// Object.entries loses the key type.
const COLOURS = Object.entries(COMMON) as [keyof typeof COMMON, string][];

const OWN = "own";
/** Shown by the colour input when nothing is chosen; browsers need a value. */
const UNCHOSEN = "#ffffff";

/** A colour by its usual name, or from the colour input of the browser; or none. */
export function ColourField({ name }: { name: string }) {
  const text = useText();
  const { field, fieldState } = useController<Record<string, string>>({ name });
  const value = (field.value ?? "").toLowerCase();
  const isCommon = COLOURS.some(([, colour]) => colour === value);
  const choose = (chosen: string) => field.onChange(chosen === OWN ? value || UNCHOSEN : chosen);
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr) 96px", columnGap: 1.5 }}>
      <TextField
        select
        label={text("attributes.commonColour")}
        value={value === "" || isCommon ? value : OWN}
        onChange={({ target }) => choose(target.value)}
        error={fieldState.error !== undefined}
        helperText={helpText(fieldState.error?.message, text("attributes.swatchHelp"))}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{text("attributes.noColour")}</MenuItem>
        {COLOURS.map(([key, colour]) => (
          <MenuItem key={key} value={colour}>
            <Dot colour={colour} />
            {text(`attributes.colours.${key}`)}
          </MenuItem>
        ))}
        <MenuItem value={OWN}>{text("attributes.ownColour")}</MenuItem>
      </TextField>
      <TextField
        type="color"
        label={text("attributes.swatch")}
        name={field.name}
        value={value || UNCHOSEN}
        inputRef={field.ref}
        onBlur={field.onBlur}
        onChange={({ target }) => field.onChange(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
    </Box>
  );
}

function Dot({ colour }: { colour: string }) {
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: "inline-block",
        inlineSize: 16,
        blockSize: 16,
        marginInlineEnd: 1,
        verticalAlign: "middle",
        borderRadius: "50%",
        border: "1px solid",
        borderColor: "divider",
        backgroundColor: colour,
      }}
    />
  );
}
