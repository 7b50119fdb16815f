import { useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { Device } from "#contract/customers/account-endpoints.ts";
import { call } from "#web/api/client.ts";
import { type Asked, useAnswer } from "#web/api/use-answer.ts";
import { AnswerView } from "#web/shell/account/answer-view.tsx";
import { useAction } from "#web/shell/account/use-action.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { DeviceRow } from "./device-row.tsx";
import { SignInHistory } from "./sign-in-history.tsx";

interface Devices {
  items: Device[];
}

/** The devices on which the account is signed in, with a way to sign each out. */
export function AccountSection() {
  const t = useTranslations("account.devices");
  const asked = useAnswer<Devices>("devices", () => call("GET /api/v1/account/devices"));
  return (
    <>
      <p className="mb-6 max-w-text text-ink-soft">{t("intro")}</p>
      <AnswerView asked={asked}>
        {({ items }) => <DeviceList devices={items} change={asked.change} />}
      </AnswerView>
      <div className="mt-5">
        <SignInHistory />
      </div>
    </>
  );
}

function DeviceList({ devices, change }: { devices: Device[]; change: Asked<Devices>["change"] }) {
  const t = useTranslations("account.devices");
  const list = useRef<HTMLUListElement>(null);
  const [now] = useState(() => Date.now());
  const { busy, run } = useAction();
  const keep = (isKept: (device: Device) => boolean) => {
    change(({ items }) => ({ items: items.filter(isKept) }));
    list.current?.focus();
  };
  const revoke = ({ id }: Device) =>
    run(`device ${id}`, async () => {
      await call("DELETE /api/v1/account/devices/{id}", { params: { id } });
      keep((device) => device.id !== id);
      toast.success(t("revoked"));
    });
  const revokeOthers = () =>
    run("others", async () => {
      await call("DELETE /api/v1/account/devices");
      keep(({ isCurrent }) => isCurrent);
      toast.success(t("revokedOthers"));
    });
  return (
    <div className="rounded-panel border border-hairline bg-paper p-5 md:p-6">
      <ul ref={list} tabIndex={-1} className="outline-none">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            now={now}
            busy={busy === `device ${device.id}`}
            onRevoke={() => revoke(device)}
          />
        ))}
      </ul>
      <div className="mt-5 border-t border-hairline pt-5">
        {devices.length > 1 ? (
          <Button kind="secondary" loading={busy === "others"} onClick={revokeOthers}>
            {t("revokeOthers")}
          </Button>
        ) : (
          <p className="text-[0.9375rem] text-ink-soft">{t("only")}</p>
        )}
      </div>
    </div>
  );
}
