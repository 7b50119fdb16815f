import { useFormContext } from "react-hook-form";

/** A honeypot field: people neither see nor reach it, bots fill it in. */
export function LeaveEmpty({ label }: { label: string }) {
  const { register } = useFormContext();
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
      <label>
        {label}
        <input type="text" tabIndex={-1} autoComplete="off" {...register("leaveEmpty")} />
      </label>
    </div>
  );
}
