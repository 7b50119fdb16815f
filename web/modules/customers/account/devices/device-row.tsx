import { Monitor, Smartphone, SquareTerminal } from "@lucide/icons";
import { useTranslations } from "use-intl";
import type { Device } from "#contract/customers/account-endpoints.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Badge } from "#web/ui/display/badge.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Ltr } from "#web/ui/display/ltr.tsx";
import { useDeviceTexts } from "./use-device-texts.ts";

interface DeviceRowProps {
  device: Device;
  now: number;
  busy: boolean;
  onRevoke: () => void;
}

export function DeviceRow({ device, now, busy, onRevoke }: DeviceRowProps) {
  const t = useTranslations("account.devices");
  const texts = useDeviceTexts();
  const name = texts.name(device);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-hairline py-4 first:pt-0 last:border-b-0 last:pb-0">
      <Icon icon={drawingOf(device)} size={26} className="text-brass" />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-heading font-medium">
          {name}
          {device.isCurrent && <Badge tone="success">{t("this")}</Badge>}
        </p>
        <p className="text-small text-ink-soft">
          {texts.seen(device, now)}
          {device.address && (
            <>
              {" · "}
              <Ltr>{device.address}</Ltr>
            </>
          )}
        </p>
        <p className="text-small text-ink-soft">{texts.signedIn(device)}</p>
      </div>
      {!device.isCurrent && (
        <Button
          kind="secondary"
          size="small"
          loading={busy}
          aria-label={t("revokeOf", { device: name })}
          onClick={onRevoke}
        >
          {t("revoke")}
        </Button>
      )}
    </li>
  );
}

const PHONES = new Set(["Android", "iOS", "iPadOS"]);

function drawingOf({ name, system }: Device) {
  if (name) return SquareTerminal;
  return system && PHONES.has(system) ? Smartphone : Monitor;
}
