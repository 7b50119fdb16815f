import { Choices } from "./choices.tsx";
import { Actions, Forms } from "./controls.tsx";
import { Feedback, OrderTimeline } from "./feedback.tsx";
import { Night, TypeAndColour } from "./foundations.tsx";
import { Cards, ProductPage } from "./products.tsx";
import type { SampleTexts } from "./sample-texts.ts";
import { Surfaces } from "./surfaces.tsx";

/** Every component once, in one language and its direction. */
export function Specimens({ t }: { t: SampleTexts }) {
  return (
    <div dir={t.dir} lang={t.lang} className="min-w-0">
      <Night t={t} />
      <TypeAndColour t={t} />
      <Actions t={t} />
      <Cards t={t} />
      <ProductPage t={t} />
      <Forms t={t} />
      <Choices t={t} />
      <Surfaces t={t} />
      <Feedback t={t} />
      <OrderTimeline t={t} />
    </div>
  );
}
