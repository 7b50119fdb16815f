import { Heart, MapPin, PackageCheck } from "@lucide/icons";
import { useTranslations } from "use-intl";
import type { Picture } from "#contract/media/picture.ts";
import { ShopPicture } from "#web/shell/picture.tsx";
import { Icon } from "#web/ui/display/icon.tsx";

const REASONS = [
  ["orders", PackageCheck],
  ["addresses", MapPin],
  ["favourites", Heart],
] as const;

/** The picture side of the sign-in pages, and the benefits of an account. */
export function AuthScene({ picture }: { picture: Picture | null }) {
  const t = useTranslations("accounts.scene");
  return (
    <aside className="on-night h-24 overflow-clip sm:h-32 lg:col-start-2 lg:h-auto">
      <div className="relative h-full lg:sticky lg:top-0 lg:h-[min(100%,60rem)]">
        {picture && (
          <div className="absolute inset-0 animate-light-up">
            <ShopPicture
              picture={picture}
              priority
              decorative
              sizes="(min-width: 64rem) 45vw, 100vw"
              className="h-full! w-full object-cover object-[50%_22%] lg:object-center"
            />
          </div>
        )}
        <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night via-night/85 to-transparent p-10 pt-32 max-lg:hidden xl:p-14 xl:pt-40">
          <p className="max-w-112 font-heading text-heading leading-heading">{t("title")}</p>
          <ul className="mt-5 flex flex-col gap-3 text-on-night-soft">
            {REASONS.map(([reason, icon]) => (
              <li key={reason} className="flex items-center gap-3">
                <Icon icon={icon} className="text-glow" />
                {t(reason)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </aside>
  );
}
