import type { PlannedLight } from "#contract/lighting/plan/plan.ts";
import { useTranslations } from "use-intl";

const inMetres = (value: number) => Math.round(value) / 1000;

/** Describes each light of the plan and its position. */
export function useLightWords(): (light: PlannedLight, index: number) => string {
  const t = useTranslations("planner.plan");
  return ({ x, y, z, run }, index) => {
    const place = { number: index + 1, x: inMetres(x), y: inMetres(y) };
    if (run) return t("strip", { ...place, z: inMetres(z ?? 0), length: inMetres(run.length) });
    return z === undefined ? t("light", place) : t("wallLight", { ...place, z: inMetres(z) });
  };
}
