import { type ReactNode, useEffect } from "react";
import { FormProvider } from "react-hook-form";
import type { DeliveryTerms } from "#contract/pricing/delivery.ts";
import { useGovernorate } from "#web/modules/pricing/index.ts";
import { useShell } from "#web/shell/store.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { useExpressVisit } from "../express/use-express-visit.ts";
import { SavedAddresses } from "../saved/saved-addresses.tsx";
import { useSavedAddress } from "../saved/use-saved-address.ts";
import { AddressStep } from "../steps/address-step.tsx";
import { ContactStep } from "../steps/contact-step.tsx";
import { PaymentStep } from "../steps/payment-step.tsx";
import { ReviewStep } from "../steps/review-step.tsx";
import { SavedStep } from "../steps/saved-step.tsx";
import { CheckoutSummary, FoldedSummary } from "../summary/checkout-summary.tsx";
import { useCheckoutForm } from "./use-checkout-form.ts";
import { usePlaceOrder } from "./use-place-order.ts";
import { useQuote } from "./use-quote.ts";

interface CheckoutFormProps {
  terms: DeliveryTerms[];
  /** Findings about the cart, shown before the last step. */
  cartCheck: ReactNode;
}

/** The whole checkout on one page: the fields in one column, the order beside them. */
export function CheckoutForm({ terms, cartCheck }: CheckoutFormProps) {
  const form = useCheckoutForm();
  const { control, getValues, setValue, handleSubmit } = form;
  const chosenBefore = useGovernorate();
  useEffect(() => {
    if (chosenBefore && getValues("address.governorate") === "") {
      setValue("address.governorate", chosenBefore);
    }
  }, [chosenBefore, getValues, setValue]);
  const quoting = useQuote(control);
  const saved = useSavedAddress(form, terms);
  const sessionKnown = useShell((state) => state.sessionKnown);
  const next = saved.isShort ? 2 : 3;
  const express = useExpressVisit(form, saved, quoting.answer);
  const { place, sending, refusal } = usePlaceOrder(form, quoting);
  const review = { terms, answer: quoting.answer, sending, refusal };
  return (
    <FormProvider {...form}>
      <div className="mt-6 grid items-start gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <FoldedSummary answer={quoting.answer} />
        <form
          noValidate
          method="post"
          onSubmit={(event) => void handleSubmit(place)(event)}
          className="min-w-0"
        >
          {express.shows === "waiting" && <Skeleton className="h-96 w-full" />}
          {express.shows === "review" && (
            <div className="flex flex-col gap-8">
              {cartCheck}
              <ReviewStep {...review} onChange={express.leave} />
            </div>
          )}
          {express.shows === "form" && saved.isWaiting && <Skeleton className="h-96 w-full" />}
          {/* Before hydration it is unknown who is there: a signed-in customer's form is filled. */}
          {!sessionKnown && <Skeleton className="hidden h-96 w-full account:block" />}
          {express.shows === "form" && !saved.isWaiting && (
            <div className={classNames(!sessionKnown && "account:hidden")}>
              {saved.isShort ? (
                <SavedStep terms={terms} takesFocus={saved.isJustChosen} onChange={saved.change} />
              ) : (
                <>
                  <SavedAddresses saved={saved} />
                  <ContactStep />
                  <AddressStep terms={terms} />
                </>
              )}
              <PaymentStep number={next} terms={terms} answer={quoting.answer} />
              {cartCheck}
              <ReviewStep {...review} number={next + 1} />
            </div>
          )}
        </form>
        <CheckoutSummary answer={quoting.answer} />
      </div>
    </FormProvider>
  );
}
