import { useTranslations } from "use-intl";
import { SURFACE_COLOURS, type SurfaceColours } from "#contract/lighting/plan/surface-colours.ts";
import { SwatchGroup } from "#web/ui/forms/swatches.tsx";
import type { PlanProps } from "./room-form.tsx";

// Object.keys and Object.entries lose the key types.
const SURFACES = Object.keys(SURFACE_COLOURS) as (keyof SurfaceColours)[];
const choicesOf = (surface: keyof SurfaceColours) =>
  Object.entries(SURFACE_COLOURS[surface]) as [SurfaceColours[typeof surface], string][];

/** Paints of ceiling, walls and floor: they decide how much light is reflected. */
export function ColourForm({ plan, change }: PlanProps) {
  const t = useTranslations("planner.colours");
  return (
    <div className="grid gap-4">
      {SURFACES.map((surface) => (
        <SwatchGroup
          key={surface}
          legend={t(surface)}
          name={`colour-${surface}`}
          value={plan.colours[surface]}
          onValue={(code) =>
            change((before) => ({ ...before, colours: { ...before.colours, [surface]: code } }))
          }
          choices={choicesOf(surface).map(([code, colour]) => ({
            value: code,
            name: t(code),
            colour,
          }))}
        />
      ))}
    </div>
  );
}
