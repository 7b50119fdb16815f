import { useId } from "react";
import { useTranslations } from "use-intl";
import type { Plan } from "#contract/lighting/plan/plan.ts";
import type { PlannerLight } from "#contract/lighting/planner-endpoints.ts";
import { useMoney } from "#web/modules/pricing/index.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { FactList } from "#web/ui/display/facts.tsx";
import type { Pictured } from "../calculation/planner-worker.ts";
import { LightPicker } from "../lights/light-picker.tsx";
import type { Offered } from "../use-plan.ts";
import { USUAL_KELVIN } from "../view/draw-room.ts";
import { RoomView } from "../view/room-view.tsx";
import { WallPicture } from "./wall-picture.tsx";

interface BesideCardProps {
  number: number;
  light: PlannerLight;
  /** The room with this light in it, as drawn on the card. */
  plan: Plan;
  offered: Offered;
  /** The lights to choose from. */
  choices: Offered;
  picture: Pictured | undefined;
  exposure: number;
  onChosen: (variantId: number) => void;
  onRemove: (() => void) | null;
}

/** One of the compared lights: its name, the rendered room and wall, and its figures. */
export function BesideCard(props: BesideCardProps) {
  const { number, light, plan, offered, choices, picture, exposure, onChosen, onRemove } = props;
  const t = useTranslations("planner.beside");
  const money = useMoney();
  const title = useId();
  const { beam, cri, flux, cct, power, price, name } = light;
  const summary = picture?.light.planes.table.summary;
  const facts = [
    { id: "flux", name: t("flux"), value: t("lumens", { value: flux }) },
    ...(beam === null ? [] : [{ id: "beam", name: t("beam"), value: `${beam}°` }]),
    ...(cct === null
      ? []
      : [{ id: "cct", name: t("cct"), value: t("kelvins", { value: String(cct) }) }]),
    ...(cri === null ? [] : [{ id: "cri", name: t("cri"), value: String(cri) }]),
    ...(power === null
      ? []
      : [{ id: "power", name: t("power"), value: t("watts", { value: power }) }]),
    { id: "price", name: t("price"), value: money.text(price.amount) },
    ...(summary
      ? [
          {
            id: "lux",
            name: t("average"),
            value: t("lux", { value: Math.round(summary.average) }),
          },
          { id: "even", name: t("evenness"), value: summary.uniformity.toFixed(2) },
        ]
      : []),
  ];
  return (
    <li aria-labelledby={title} className="grid min-w-0 content-start gap-4">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h3 id={title} className="font-heading font-medium">
          {t("number", { number })}
        </h3>
        {onRemove && (
          <Button kind="quiet" size="small" onClick={onRemove}>
            {t("remove")}
            <span className="sr-only"> {number}</span>
          </Button>
        )}
      </div>
      <LightPicker offered={choices} chosen={light} onChosen={onChosen} />
      {picture ? (
        <>
          <RoomView plan={plan} light={picture.light} offered={offered} isPlain />
          {picture.wall && (
            <figure>
              <WallPicture
                sample={picture.wall}
                walls={plan.colours.walls}
                cct={cct ?? USUAL_KELVIN}
                exposure={exposure}
                label={t("wallOf", { name })}
              />
              <figcaption className="mt-2 text-tiny text-ink-soft">{t("wall")}</figcaption>
            </figure>
          )}
        </>
      ) : (
        <output className="text-small text-ink-soft">{t("working")}</output>
      )}
      <FactList facts={facts} />
    </li>
  );
}
