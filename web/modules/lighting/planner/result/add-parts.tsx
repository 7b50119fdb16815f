import { useState } from "react";
import { useTranslations } from "use-intl";
import { OFFLINE } from "#api-client/api-problem.ts";
import type { SetPiece } from "#contract/lighting/endpoints.ts";
import { addSetToCart } from "#web/shell/cart/cart-writes.ts";
import { Button } from "#web/ui/actions/button.tsx";

/** All pieces are added in one request, or none. */
export function AddParts({ pieces }: { pieces: readonly SetPiece[] }) {
  const t = useTranslations("planner.parts");
  const offline = useTranslations("shell")("offline");
  const [adding, setAdding] = useState(false);
  const [refusal, setRefusal] = useState("");
  const isShort = pieces.some(({ variant, quantity }) => variant.available < quantity);
  const add = async () => {
    setAdding(true);
    setRefusal("");
    const lines = pieces.map(({ variant, quantity }) => ({
      variantId: variant.variantId,
      quantity,
    }));
    const problem = await addSetToCart(lines);
    setAdding(false);
    if (problem) {
      const reason = problem.code === OFFLINE ? offline : problem.message;
      setRefusal(t("refused", { reason }));
    }
  };
  return (
    <>
      <Button
        wide
        size="large"
        disabled={pieces.length === 0 || isShort}
        loading={adding}
        loadingLabel={t("adding")}
        onClick={() => void add()}
      >
        {t("add")}
      </Button>
      <p role="alert" className="text-small text-error empty:hidden">
        {refusal}
      </p>
    </>
  );
}
