import { useTranslations } from "use-intl";
import { VALIDATION_LIMITS } from "#contract/lighting/validation-limits.ts";
import { Link } from "#web/ui/actions/link.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";

type Checked = keyof typeof VALIDATION_LIMITS;

/** The reference each case is compared with. */
const ANSWERS = {
  point: "formula",
  area: "tables",
  flux: "conserved",
  cube: "tables",
  factors: "tables",
  rows: "one",
  fine: "finer",
  cycles: "traced",
} as const satisfies Record<Checked, string>;

// Object.keys loses the key type.
const CASES = Object.keys(ANSWERS) as Checked[];

/** The validation cases of the calculation, with the allowed difference of each. */
const VALIDATION = CASES.map((name) => ({
  name,
  answer: ANSWERS[name],
  difference: `${Number((VALIDATION_LIMITS[name] * 100).toPrecision(3))} %`,
}));

const MODEL = [
  "files",
  "beam",
  "direct",
  "mounted",
  "reflected",
  "obstacles",
  "paints",
  "planes",
] as const;
const LIMITS = ["empty", "matt", "spread", "glare", "estimate"] as const;
const CELL = "py-2.5 pe-4 text-start align-top";

/** For engineers: the model, what it leaves out, and what it was validated against. */
export function MethodView() {
  const t = useTranslations("plannerMethod");
  return (
    <div className="max-w-text">
      <h2 className="mt-10 text-heading">{t("model.title")}</h2>
      {MODEL.map((key) => (
        <p key={key} className="mt-4">
          {t(`model.${key}`)}
        </p>
      ))}
      <h2 className="mt-10 text-heading">{t("limits.title")}</h2>
      <ul className="mt-4 list-disc ps-5">
        {LIMITS.map((key) => (
          <li key={key} className="mt-2">
            {t(`limits.${key}`)}
          </li>
        ))}
      </ul>
      <h2 id="checks" className="mt-10 text-heading">
        {t("checks.title")}
      </h2>
      <section
        aria-labelledby="checks"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move what is wider than the screen
        tabIndex={0}
        className="mt-4 overflow-x-auto"
      >
        <table aria-labelledby="checks" className="w-full border-collapse text-small">
          <thead>
            <tr className="border-b border-hairline text-ink-soft">
              {(["case", "expected", "found"] as const).map((column) => (
                <th key={column} scope="col" className={`${CELL} font-normal`}>
                  {t(`checks.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {VALIDATION.map(({ name, answer, difference }) => (
              <tr key={name} className="border-b border-hairline last:border-b-0">
                <th scope="row" className={`${CELL} font-normal`}>
                  {t(`checks.${name}`)}
                </th>
                <td className={CELL}>{t(`checks.${answer}`)}</td>
                <td className={`${CELL} figures whitespace-nowrap`}>
                  <Ltr>{difference}</Ltr>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-4 text-small text-ink-soft">{t("checks.note")}</p>
      <p className="mt-8">
        <Link href="/planner">{t("back")}</Link>
      </p>
    </div>
  );
}
