import { ROOM_HEIGHTS, ROOM_SIZES } from "#contract/lighting/plan/plan.ts";
import type { Millimetres } from "#contract/lighting/units.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { MetresInput } from "./metres-input.tsx";

const SIDES = ["length", "width", "height"] as const;
export type RoomSide = (typeof SIDES)[number];

interface RoomSizesProps {
  room: Record<RoomSide, Millimetres>;
  /** The side's label in the page's language. */
  label: (side: RoomSide) => string;
  onSide: (side: RoomSide, value: Millimetres) => void;
}

export function RoomSizes({ room, label, onSide }: RoomSizesProps) {
  return (
    <div className="grid grid-cols-3 gap-3">
      {SIDES.map((side) => {
        const { least, most } = side === "height" ? ROOM_HEIGHTS : ROOM_SIZES;
        return (
          <Field key={side} label={label(side)}>
            <MetresInput
              value={room[side]}
              least={least}
              most={most}
              onValue={(value) => onSide(side, value)}
            />
          </Field>
        );
      })}
    </div>
  );
}
