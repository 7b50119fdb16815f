import { createContext, useContext } from "react";

export type FieldWiring = { id: string; describedBy: string; invalid: boolean; required: boolean };

export const FieldContext = createContext<FieldWiring | null>(null);

/** Attributes for a control inside a `Field`; none outside one. */
export function useFieldAttributes() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    ...(field.describedBy && { "aria-describedby": field.describedBy }),
    ...(field.invalid && { "aria-invalid": true }),
    ...(field.required && { "aria-required": true }),
  };
}
