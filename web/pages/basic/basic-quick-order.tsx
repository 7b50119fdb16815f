import { useTranslations } from "use-intl";
import type { CheckedSkuLine } from "#contract/cart/sku-list-endpoint.ts";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { translator } from "#web/i18n/translator.ts";
import { addableOf } from "#web/modules/cart/sku-list/addable.ts";
import { CheckedList } from "#web/modules/cart/sku-list/checked-list.tsx";
import { SkuListIntro } from "#web/modules/cart/sku-list/sku-list-intro.tsx";
import { pageContext } from "#web/page-context.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Textarea } from "#web/ui/forms/text-input.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import type { Route } from "./+types/basic-quick-order";
import { type FormAnswer, refusedForm, seeOther, typedIn, visitorApi } from "./basic-page.ts";

/** Calls nothing: the list is only in the form. */
export async function loader({ context }: Route.LoaderArgs) {
  await visitorApi(context.get(pageContext));
  return null;
}

interface Answer extends FormAnswer {
  lines?: CheckedSkuLine[];
  /** Lines that were put into the cart, while others were not. */
  added?: number;
}

/** Checks the list, or puts into the cart what can be, depending on the pressed button. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const call = await visitorApi(page);
  const typed = await typedIn(request);
  const answer: Answer = { typed, problem: null };
  try {
    const { lines } = await call("POST /api/v1/cart/sku-list", {
      body: { text: typed["text"] ?? "" },
    });
    answer.lines = lines;
    const { lines: wanted, isComplete } = addableOf(lines);
    if (typed["do"] !== "add" || wanted.length === 0) return answer;
    const body = { lines: wanted.map(({ variantId, quantity }) => ({ variantId, quantity })) };
    await call("PUT /api/v1/cart/lines", { body });
    return isComplete ? seeOther("/Basic/Cart", page) : { ...answer, added: wanted.length };
  } catch (error) {
    return refusedForm(error, typed);
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "skuList");
  return pageMeta(matches, { title: t("title"), noindex: true });
}

/** The order by SKU list for browsers without script. */
export default function BasicQuickOrder({ actionData }: Route.ComponentProps) {
  const t = useTranslations("skuList");
  const basic = useTranslations("basic");
  const { typed = {}, problem = null, lines, added } = (actionData ?? {}) as Partial<Answer>;
  const fault = problem?.errors?.[0]?.message;
  return (
    <Container className="pt-8 pb-section">
      <h1 className="text-page">{t("title")}</h1>
      <p className="mt-2 max-w-text text-ink-soft">{t("intro")}</p>
      {problem && (
        <Notice tone="error" live title={basic("refused")} className="mt-5">
          {fault ?? problem.detail ?? problem.title}
        </Notice>
      )}
      <form
        method="post"
        className="mt-6 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]"
      >
        <div className="flex flex-col items-start gap-5">
          <Field label={t("field")} hint={t("hint")} error={fault} required className="w-full">
            <Textarea name="text" rows={9} defaultValue={typed["text"] ?? ""} />
          </Field>
          <Button type="submit" name="do" value="check">
            {t("check")}
          </Button>
        </div>
        <section aria-label={t("result")} className="min-w-0">
          {lines ? (
            <CheckedList lines={lines}>
              <FillCart lines={lines} added={added} />
            </CheckedList>
          ) : (
            <SkuListIntro />
          )}
        </section>
      </form>
    </Container>
  );
}

function FillCart({ lines, added }: { lines: CheckedSkuLine[]; added: number | undefined }) {
  const t = useTranslations("skuList");
  const path = useLocalePath();
  const { units } = addableOf(lines);
  if (added !== undefined) {
    return (
      <Notice tone="success" live className="mt-5" title={t("done", { count: added })}>
        <a href={path("/Basic/Cart")} className="text-brass underline">
          {t("cart")}
        </a>
      </Notice>
    );
  }
  if (units === 0) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button type="submit" name="do" value="add">
        {t("add", { count: units })}
      </Button>
      <p className="text-small text-ink-soft">{t("counts")}</p>
    </div>
  );
}
