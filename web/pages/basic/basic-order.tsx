import { useTranslations } from "use-intl";
import { ApiProblem } from "#api-client/api-problem.ts";
import type { Problem } from "#contract/kernel/problem.ts";
import { translator } from "#web/i18n/translator.ts";
import { BasicConfirm } from "#web/modules/orders/basic/basic-confirm.tsx";
import { OrderNumber } from "#web/modules/orders/order-number.tsx";
import { OrderParts } from "#web/modules/orders/order-parts.tsx";
import { OrderPromise } from "#web/modules/orders/order-promise.tsx";
import { stageOf } from "#web/modules/orders/order-stage.ts";
import { pageContext } from "#web/page-context.ts";
import { notFound } from "#web/shell/not-found.ts";
import { pageMeta, rootOf } from "#web/shell/page-meta.ts";
import { useHotline } from "#web/shell/use-hotline.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Container } from "#web/ui/layout/container.tsx";
import type { Route } from "./+types/basic-order";
import { refusedForm, seeOther, typedIn, visitorApi } from "./basic-page.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const call = await visitorApi(page);
  try {
    return { order: await call("GET /api/v1/orders/{number}", { params }) };
  } catch (error) {
    if (error instanceof ApiProblem && error.status < 500) throw await notFound(page);
    throw error;
  }
}

/** Sends or checks the code that confirms a large cash order. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const call = await visitorApi(page);
  const typed = await typedIn(request);
  try {
    if (typed["do"] === "send") {
      const sent = await call("POST /api/v1/orders/{number}/confirmation/code", { params });
      return { problem: null, typed, sentTo: sent.sentTo };
    }
    await call("POST /api/v1/orders/{number}/confirmation", {
      params,
      body: { code: typed["code"] ?? "" },
    });
  } catch (error) {
    return refusedForm(error, typed);
  }
  return seeOther(`/Basic/Order/${params.number}`, page);
}

export function meta({ matches, params }: Route.MetaArgs) {
  const root = rootOf(matches);
  if (!root) return [];
  const t = translator(root.locale, "orders");
  return pageMeta(matches, {
    title: t("confirmation.metaTitle", { number: params.number }),
    noindex: true,
  });
}

/** The page of an order placed without script. */
export default function BasicOrder({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("orders.confirmation");
  const basic = useTranslations("basic");
  const reach = useHotline();
  const { order } = loaderData;
  const [name = ""] = order.contact.name.split(" ");
  const stage = stageOf(order);
  const problem = actionData?.problem ?? null;
  return (
    <Container className="pt-8 pb-section">
      <h1 className="text-page">{t(`${stage}.title`, { name: `\u2068${name}\u2069` })}</h1>
      <OrderPromise order={order} />
      <div className="mt-5 mb-8 flex flex-col items-start gap-4">
        <OrderNumber number={order.number} />
        <p className="max-w-text text-ink-soft">{basic("keepNumber", { ...reach })}</p>
        {problem && (
          <Notice tone="error" live title={basic("refused")}>
            {refusalText(problem)}
          </Notice>
        )}
        {stage === "confirmation" && <BasicConfirm sentTo={sentToOf(actionData)} />}
      </div>
      <OrderParts order={order} />
    </Container>
  );
}

/** The message about the field, else about the whole request. */
function refusalText({ errors, detail, title }: Problem): string {
  return errors?.[0]?.message ?? detail ?? title;
}

function sentToOf(answer: object | undefined): string | undefined {
  return answer && "sentTo" in answer && typeof answer.sentTo === "string"
    ? answer.sentTo
    : undefined;
}
