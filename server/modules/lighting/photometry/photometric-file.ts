import type { VariantSheet } from "#server/modules/catalog/index.ts";
import { codeOf, numberOf } from "../items/cart-item.ts";
import { candelaTable } from "./candela-table.ts";
import { distributionOf, WIDEST_FORWARD_BEAM } from "./distribution.ts";
import { type Opening, writeIes } from "./write-ies.ts";

/**
 * The photometric file of a light, or of a fitting with these lamps. Undefined if no flux is
 * stated.
 */
export function photometricFile(sheet: VariantSheet, lamp?: VariantSheet): string | undefined {
  return lamp ? fileOf(withLamps(sheet, lamp)) : fileOf(sheet);
}

/** A spot lamp keeps its own beam; any other shines as the fitting lets it. */
function withLamps(sheet: VariantSheet, lamp: VariantSheet): VariantSheet {
  const count = numberOf(sheet, "lamp_count") ?? 0;
  const isFitting =
    codeOf(sheet, "cap") !== undefined && codeOf(sheet, "cap") === codeOf(lamp, "cap");
  if (!isFitting) return { ...sheet, facts: {} };
  const beam = numberOf(lamp, "beam_angle");
  return {
    ...sheet,
    facts: {
      ...sheet.facts,
      ...(beam !== undefined && beam <= WIDEST_FORWARD_BEAM && { beam_angle: beam }),
      luminous_flux: (numberOf(lamp, "luminous_flux") ?? 0) * count,
      power_w: (numberOf(lamp, "power_w") ?? 0) * count,
    },
  };
}

function fileOf(sheet: VariantSheet): string | undefined {
  const flux = numberOf(sheet, "luminous_flux");
  if (!flux) return undefined;
  return writeIes({
    sku: sheet.sku,
    name: sheet.name.en,
    brand: sheet.brand.en,
    flux,
    power: numberOf(sheet, "power_w") ?? 0,
    opening: openingOf(sheet),
    table: candelaTable(distributionOf(sheet, flux), flux),
  });
}

function openingOf(sheet: VariantSheet): Opening {
  const size = (code: string) => numberOf(sheet, code);
  const length = size("length_mm") ?? size("height_mm");
  const width = size("width_mm");
  const diameter = size("diameter_mm");
  const projection = size("projection_mm");
  // Plane C90 points into the room: along the wall, away from it, and up.
  if (projection !== undefined && width !== undefined)
    return { length: width, width: projection, height: size("height_mm") ?? 0 };
  if (diameter !== undefined || length === undefined || width === undefined) {
    return { diameter: diameter ?? 0 };
  }
  return { width, length };
}
