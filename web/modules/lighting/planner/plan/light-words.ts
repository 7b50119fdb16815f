import { useTranslations } from "use-intl";
import type { PlannedLight } from "#contract/lighting/plan/plan.ts";

const inMetres = (value: number) => Math.round(value) / 1000;

/** Describes a light's number, position and rotation in the plan. */
export function useLightWords(): (light: PlannedLight, index: number) => string {
  const t = useTranslations("planner.plan");
  return ({ x, y, z, run, turn }, index) => {
    const place = { number: index + 1, x: inMetres(x), y: inMetres(y) };
    if (run) return t("strip", { ...place, z: inMetres(z ?? 0), length: inMetres(run.length) });
    if (z !== undefined) return t("wallLight", { ...place, z: inMetres(z) });
    return turn ? t("turnedLight", { ...place, turn }) : t("light", place);
  };
}
