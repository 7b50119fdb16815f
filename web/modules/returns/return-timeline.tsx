import { useTranslations } from "use-intl";
import { momentText } from "#contract/kernel/time/moment-text.ts";
import type { OrderReturn } from "#contract/returns/endpoints.ts";
import { usePageLocale } from "#web/i18n/page-locale.tsx";
import { Timeline } from "#web/ui/display/timeline.tsx";
import { returnStages } from "./return-stages.ts";

/** A return's status timeline. */
export function ReturnTimeline({ back }: { back: OrderReturn }) {
  const t = useTranslations("returns");
  const locale = usePageLocale();
  return (
    <Timeline
      wide
      label={t("card.timeline")}
      stateLabels={{
        done: t("marks.done"),
        current: t("marks.current"),
        future: t("marks.future"),
      }}
      steps={returnStages(back).map(({ state, mark, at }) => ({
        id: state,
        title: t(`states.${state}`),
        text: at && momentText(at, locale),
        state: mark,
      }))}
    />
  );
}
