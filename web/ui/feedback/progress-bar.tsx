export type ProgressBarProps = {
  /** 0 to 100; null when nothing is loading. */
  value: number | null;
  label: string;
};

/** 3 px at the top of the window, growing from the start of the line. */
export function ProgressBar({ value, label }: ProgressBarProps) {
  if (value === null) return null;
  return <progress className="page-progress" max={100} value={value} aria-label={label} />;
}
