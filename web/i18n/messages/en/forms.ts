export const forms = {
  required: "required",
  optional: "optional",
  fix: "{count, plural, one {One field needs your attention} other {# fields need your attention}}",
  showPassword: "Show",
  showPasswordLabel: "Show what is typed in: {field}",
  strength: {
    short: "{count, plural, one {One more character} other {# more characters}}",
    weak: "Easy to guess. Add words or make it longer",
    fair: "Good enough. Longer is better",
    strong: "Strong",
  },
  choose: "Choose",
  maxLength: "You must enter a maximum of {max} characters",
  draftKept: "What you type stays in this tab until you finish; passwords don’t.",
} as const;
