import { data } from "react-router";
import { useTranslations } from "use-intl";
import { ApiProblem } from "#api-client/api-problem.ts";
import { newKey } from "#api-client/idempotency-key.ts";
import type { Call, CallResponse } from "#api-client/operations.ts";
import type { GOVERNORATE_CODES } from "#contract/customers/governorates.ts";
import type { PageContext } from "#contract/page-context.ts";
import { useLocalePath } from "#web/i18n/page-locale.tsx";
import { translator } from "#web/i18n/translator.ts";
import { CartEmpty } from "#web/modules/cart/cart-empty.tsx";
import {
  BasicAddress,
  BasicContact,
  BasicGovernorate,
} from "#web/modules/orders/basic/basic-fields.tsx";
import { BasicQuote } from "#web/modules/orders/basic/basic-quote.tsx";
import { Step } from "#web/modules/orders/steps/step.tsx";
import { pageContext } from "#web/page-context.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import type { Route } from "./+types/basic-checkout";
import { type FormAnswer, seeOther, typedIn, visitorApi } from "./basic-page.ts";

type Quote = CallResponse<"POST /api/v1/checkout/quote">;

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const call = await visitorApi(page);
  const [cart, terms] = await Promise.all([call("GET /api/v1/cart"), page.queries.deliveryTerms()]);
  return { isEmpty: cart.items.length === 0, terms };
}

interface Answer extends FormAnswer {
  /** The quote; absent until the governorate is known. */
  quote?: Quote;
  /** Idempotency key of the order that the next press places. */
  attempt?: string;
}

/**
 * Calculates delivery or places the order, depending on the pressed button. Typed values stay in
 * the form.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const call = await visitorApi(page);
  const typed = await typedIn(request);
  if (typed["do"] !== "place") return answered(call, typed);
  try {
    return await place(call, typed, page);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return answered(call, typed, error);
  }
}

async function place(call: Call, typed: FormAnswer["typed"], page: PageContext) {
  const { number } = await call("POST /api/v1/orders", {
    body: {
      contact: { name: "", phone: "", ...under("contact.", typed) },
      address: {
        city: "",
        street: "",
        building: "",
        ...under("address.", typed),
        governorate: governorateOf(typed),
      },
      paymentMethod: "cod",
      expectedTotal: Number(typed["expectedTotal"]),
    },
    idempotencyKey: typed["attempt"] ?? "",
  });
  return seeOther(`/Basic/Order/${number}`, page);
}

/** The form as typed, with a current quote. */
async function answered(call: Call, typed: FormAnswer["typed"], refusal?: ApiProblem) {
  const answer: Answer = { typed, problem: refusal?.problem ?? null };
  if (typed["address.governorate"]) {
    try {
      const body = { governorate: governorateOf(typed), paymentMethod: "cod" } as const;
      answer.quote = await call("POST /api/v1/checkout/quote", { body });
      answer.attempt = newKey();
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      answer.problem ??= error.problem;
    }
  }
  return data(answer, { status: answer.problem?.status ?? 200 });
}

/** The fields with a prefix, named without it. */
function under(prefix: string, typed: FormAnswer["typed"]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), text]] : [],
    ),
  );
}

type Governorate = (typeof GOVERNORATE_CODES)[number];

/** As sent: the API rejects an unknown one. */
const governorateOf = (typed: FormAnswer["typed"]) => typed["address.governorate"] as Governorate;

export function meta({ matches }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "orders");
  return pageMeta(matches, { title: t("checkout.title"), noindex: true });
}

/** Cash on delivery checkout for browsers without script. */
export default function BasicCheckout({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("orders.checkout");
  const basic = useTranslations("basic");
  const path = useLocalePath();
  const { isEmpty, terms } = loaderData;
  const { typed = {}, problem = null, quote, attempt } = (actionData ?? {}) as Partial<Answer>;
  const fields = { typed, problem };
  return (
    <Container className="pt-8 pb-section">
      <div className="mx-auto max-w-form">
        <h1 className="text-page">{t("title")}</h1>
        {isEmpty ? (
          <CartEmpty />
        ) : (
          <form method="post" noValidate className="mt-6">
            {problem && (
              <Notice tone="error" live title={basic("refused")} className="mb-6">
                {problem.detail ?? problem.title}
              </Notice>
            )}
            <Step number={1} title={t("contact")} intro={t("guest")}>
              <BasicContact {...fields} />
            </Step>
            <Step number={2} title={t("address")}>
              <BasicGovernorate terms={terms} {...fields} />
              <BasicAddress {...fields} />
            </Step>
            <Step number={3} title={t("delivery")}>
              {quote ? (
                <BasicQuote quote={quote} attempt={attempt} />
              ) : (
                <p className="text-ink-soft">{basic("governorateFirst")}</p>
              )}
              <div className="flex flex-wrap gap-3">
                <Button
                  type="submit"
                  name="do"
                  value="quote"
                  kind={quote ? "secondary" : "primary"}
                >
                  {basic(quote ? "again" : "continue")}
                </Button>
                <a
                  href={path("/Basic/Cart")}
                  className="inline-flex min-h-12 items-center px-4 text-brass underline"
                >
                  {basic("back")}
                </a>
              </div>
            </Step>
          </form>
        )}
      </div>
    </Container>
  );
}
