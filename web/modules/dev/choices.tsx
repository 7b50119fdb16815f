import { useState } from "react";
import { OptionPills } from "#web/ui/forms/option-pills.tsx";
import { QuantityStepper } from "#web/ui/forms/quantity-stepper.tsx";
import { RadioCards } from "#web/ui/forms/radio-cards.tsx";
import { RatingInput } from "#web/ui/forms/rating-input.tsx";
import { Slider } from "#web/ui/forms/slider.tsx";
import { SwatchGroup } from "#web/ui/forms/swatches.tsx";
import { Section } from "#web/ui/layout/section.tsx";
import { SAMPLE_FINISHES } from "./sample-picture.ts";
import type { SampleTexts } from "./sample-texts.ts";

/** A stand-in for the contract's parser: Arabic-Indic digits, whole numbers. */
function parseDigits(text: string): number | null {
  const ascii = text.replaceAll(/[٠-٩]/gu, (digit) => String(digit.charCodeAt(0) - 0x660));
  return /^\d+$/u.test(ascii.trim()) ? Number(ascii) : null;
}

export function sampleFinishes(t: SampleTexts, count = 4) {
  return t.finishes.slice(0, count).map((name, index) => ({
    value: String(index),
    name,
    colour: SAMPLE_FINISHES[index] ?? "#fff",
    unavailable: index === 3,
    ...(index === 3 && { note: t.soldOut }),
  }));
}

export function Choices({ t }: { t: SampleTexts }) {
  const [quantity, setQuantity] = useState(1);
  const name = (field: string) => `${field}-${t.lang}`;
  return (
    <Section title={t.parts.choices}>
      <div className="flex flex-col gap-7">
        <RadioCards
          legend={t.delivery}
          name={name("delivery")}
          defaultValue="0"
          cards={t.deliveryCards.map((card, index) => ({
            ...card,
            value: String(index),
            disabled: index === 2,
          }))}
        />
        <SwatchGroup
          legend={t.finish}
          name={name("finish")}
          defaultValue="0"
          choices={sampleFinishes(t)}
        />
        <OptionPills
          legend={t.diameter}
          name={name("diameter")}
          defaultValue="80"
          options={["60", "80", "100", "120"].map((value) => ({
            value,
            text: `${value} cm`,
            unavailable: value === "120",
            ...(value === "120" && { note: t.soldOut }),
          }))}
        />
        <QuantityStepper
          label={t.quantity}
          decreaseLabel={t.less}
          increaseLabel={t.moreOne}
          value={quantity}
          onValue={setQuantity}
          parse={parseDigits}
          min={1}
          max={20}
          className="self-start"
        />
        <RatingInput legend={t.rate} name={name("rate")} defaultValue="4" names={t.rateNames} />
        <LightSliders t={t} />
      </div>
    </Section>
  );
}

export function LightSliders({ t }: { t: SampleTexts }) {
  const [level, setLevel] = useState(70);
  const [kelvin, setKelvin] = useState(3000);
  return (
    <div className="on-night grid gap-x-6 rounded-panel px-5 py-4 sm:grid-cols-2">
      <Slider
        label={t.dim}
        valueText={`${level}%`}
        min={5}
        max={100}
        value={level}
        onValue={setLevel}
        track="dim"
      />
      <Slider
        label={t.kelvin}
        valueText={`${kelvin} K`}
        min={2700}
        max={6500}
        step={100}
        value={kelvin}
        onValue={setKelvin}
        track="kelvin"
      />
    </div>
  );
}
