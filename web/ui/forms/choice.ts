/**
 * Shared by the radio groups of this folder: controlled by `value`, else starting at
 * `defaultValue`.
 */
export type ChoiceGroup = {
  legend: string;
  /** The legend is for screen readers only; the page already says it. */
  legendHidden?: boolean;
  name: string;
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValue?: ((value: string) => void) | undefined;
  error?: string | undefined;
  className?: string | undefined;
};

type State = Pick<ChoiceGroup, "name" | "value" | "defaultValue" | "onValue">;

/** Attributes of one radio button of the group. */
export function radioAttributes(group: State, value: string) {
  const { name, onValue } = group;
  return {
    type: "radio" as const,
    name,
    value,
    ...(group.value !== undefined && { checked: group.value === value, readOnly: !onValue }),
    ...(group.value === undefined && { defaultChecked: group.defaultValue === value }),
    ...(onValue && { onChange: () => onValue(value) }),
  };
}
