import { Heart, Search, ShoppingBag } from "@lucide/icons";
import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Link } from "#web/ui/actions/link.tsx";
import { Icon } from "#web/ui/display/icon.tsx";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Select } from "#web/ui/forms/select.tsx";
import { PhoneInput, Textarea, TextInput } from "#web/ui/forms/text-input.tsx";
import { Section } from "#web/ui/layout/section.tsx";
import type { SampleTexts } from "./sample-texts.ts";

export function Actions({ t }: { t: SampleTexts }) {
  const [liked, setLiked] = useState(true);
  return (
    <Section title={t.parts.actions}>
      <div className="flex flex-wrap items-center gap-3">
        <Button>
          <Icon icon={ShoppingBag} />
          {t.add}
        </Button>
        <Button kind="secondary">{t.secondary}</Button>
        <Button kind="quiet">{t.quiet}</Button>
        <Button kind="danger">{t.danger}</Button>
        <Button loading loadingLabel={t.adding}>
          {t.add}
        </Button>
        <Button disabled>{t.add}</Button>
        <Button size="small" kind="secondary">
          {t.quiet}
        </Button>
        <Button size="large">{t.add}</Button>
        <IconButton icon={Search} label={t.search} />
        <IconButton icon={Heart} label={t.favourite} on={liked} onClick={() => setLiked(!liked)} />
        <Link href="#actions" tone="action">
          {t.more}
        </Link>
      </div>
    </Section>
  );
}

export function Forms({ t }: { t: SampleTexts }) {
  return (
    <Section title={t.parts.forms}>
      <form className="flex max-w-form flex-col gap-5">
        <Field label={t.name} hint={t.nameHint} mark={t.required} required>
          <TextInput autoComplete="name" />
        </Field>
        <Field label={t.phone} error={t.phoneError} mark={t.required} required>
          <PhoneInput defaultValue="0100 123" />
        </Field>
        <Field label={t.email} mark={t.optional}>
          <TextInput type="email" ltr placeholder="name@example.com" />
        </Field>
        <Field label={t.city}>
          <Select defaultValue={t.cities[0]}>
            {t.cities.map((city) => (
              <option key={city}>{city}</option>
            ))}
          </Select>
        </Field>
        <Field label={t.note} mark={t.optional}>
          <Textarea placeholder={t.notePlaceholder} />
        </Field>
        <div>
          <Checkbox label={t.newsletter} defaultChecked />
          <Checkbox label={t.brandFilter} aside="24" />
        </div>
      </form>
    </Section>
  );
}
