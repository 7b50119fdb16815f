import { useFormContext, type UseFormRegisterReturn } from "react-hook-form";
import type { FormValues } from "../form-values.ts";

interface WiringOptions {
  required: boolean;
  alsoChecks: string | undefined;
  /** Also validate on change, for controls whose value is set in one go. */
  onChangeToo?: boolean;
}

type TextElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What a form control needs: its name, validation on blur, and what was typed before the script
 * loaded.
 */
export function useFieldWiring(name: string, options: WiringOptions): UseFormRegisterReturn {
  const { register, getFieldState, getValues, setValue, trigger } = useFormContext<FormValues>();
  const { required, alsoChecks, onChangeToo = false } = options;
  const wiring = register(name, onChangeToo ? { onChange: () => void trigger(name) } : {});

  const onBlur: UseFormRegisterReturn["onBlur"] = async (event: { target: TextElement }) => {
    // Leaving an optional field empty is no error yet; submitting reports what is missing.
    const isPassedBy = !required && event.target.value === "" && !getFieldState(name).invalid;
    if (!isPassedBy) await wiring.onBlur(event);
    if (alsoChecks && (getFieldState(alsoChecks).invalid || getValues(alsoChecks) !== "")) {
      await trigger(alsoChecks);
    }
  };
  const ref = (element: TextElement | null) => {
    const typed = element?.value ?? "";
    wiring.ref(element);
    if (typed !== "" && getValues(name) === "") setValue(name, typed);
  };
  return { ...wiring, onBlur, ref };
}
