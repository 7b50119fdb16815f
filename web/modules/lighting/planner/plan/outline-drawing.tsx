import { useTranslations } from "use-intl";
import { stripEnds } from "#contract/lighting/plan/light-places.ts";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import type { Rest } from "#contract/lighting/plan/snap.ts";
import { roomOutline } from "#contract/lighting/room/room.ts";
import { Phrase } from "#web/ui/text/phrase.tsx";

/**
 * The walls with their lengths, the obstacles, and the guides for a light being moved. Hidden from
 * screen readers.
 */
export function OutlineDrawing({ plan, rest }: { plan: Plan; rest: Rest | null }) {
  const t = useTranslations("planner.plan");
  const { length, width, obstacles } = plan;
  const points = roomOutline(plan).map((corner) => corner.join(","));
  const line = {
    className: "text-glow",
    stroke: "currentColor",
    strokeWidth: 1.5,
    strokeDasharray: "5 4",
    vectorEffect: "non-scaling-stroke",
  } as const;
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <svg
        viewBox={`0 0 ${length} ${width}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        <polygon
          points={points.join(" ")}
          fill="none"
          stroke="currentColor"
          strokeWidth={5}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
        {obstacles.map(({ kind, x, y, length: along, width: across }, index) => (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- an obstacle is known by its number
            key={index}
            {...{ x, y }}
            width={along}
            height={across}
            className="fill-paper text-ink"
            fillOpacity={kind === "beam" ? 0.35 : 0.85}
            stroke="currentColor"
            strokeWidth={1.5}
            // On a plan, what is above the cutting plane is dashed.
            strokeDasharray={kind === "beam" ? "6 4" : undefined}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {plan.lights.map((light, index) => {
          const [from, to] = stripEnds(light);
          return (
            light.run &&
            from &&
            to && (
              <line
                // oxlint-disable-next-line react/no-array-index-key -- a light is known by its number
                key={index}
                x1={from.x}
                y1={from.y}
                x2={to.x}
                y2={to.y}
                className="text-night"
                stroke="currentColor"
                strokeWidth={4}
                strokeLinecap="round"
                strokeDasharray={light.run.facing === "up" ? "1 7" : undefined}
                vectorEffect="non-scaling-stroke"
              />
            )
          );
        })}
        {rest?.lines.x && <line {...line} x1={rest.x} x2={rest.x} y1={0} y2={width} />}
        {rest?.lines.y && <line {...line} x1={0} x2={length} y1={rest.y} y2={rest.y} />}
      </svg>
      <span className="absolute start-1/2 -top-6 -translate-x-1/2 figures text-tiny text-ink-soft">
        <Phrase text={t("metres", { value: length / 1000 })} />
      </span>
      <span className="absolute top-1/2 -start-6 -translate-x-1/2 -translate-y-1/2 -rotate-90 figures text-tiny whitespace-nowrap text-ink-soft">
        <Phrase text={t("metres", { value: width / 1000 })} />
      </span>
    </div>
  );
}
