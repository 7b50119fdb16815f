import { type InputHTMLAttributes, useId } from "react";
import { classNames } from "../class-names.ts";

export type SliderProps = Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "onChange"> & {
  label: string;
  /** Shown and announced: "70%", "3000 K warm". */
  valueText: string;
  onValue: (value: number) => void;
  /** Look of the track: plain, rising light, warm to cool, or noon to night. */
  track?: "plain" | "dim" | "kelvin" | "day";
};

/** A native range: the browser handles arrow keys, touch and reading direction. */
export function Slider(props: SliderProps) {
  const { label, valueText, onValue, track = "plain", className, ...rest } = props;
  const id = useId();
  return (
    <div className={classNames("min-w-0", className)}>
      <label htmlFor={id} className="flex flex-wrap items-baseline gap-x-2 text-small">
        {label}
        <output htmlFor={id} className="figures font-medium">
          <bdi>{valueText}</bdi>
        </output>
      </label>
      <input
        {...rest}
        id={id}
        type="range"
        aria-valuetext={valueText}
        onChange={(event) => onValue(event.target.valueAsNumber)}
        className={classNames("slider", `slider-${track}`)}
      />
    </div>
  );
}
