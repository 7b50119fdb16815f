import { useNavigate } from "react-router";
import type { AttributeRecord } from "#contract/catalog/editing-endpoints.ts";
import { call } from "../../api/client.ts";
import { locale } from "../../i18n/locale.ts";
import { useText } from "../../i18n/use-text.ts";
import { ActionButton } from "../../shell/actions/action-button.tsx";
import { useDoneNotice } from "../../shell/actions/done-notice.ts";
import { WholeRecord } from "../../shell/data/whole-record.tsx";
import { ApiForm } from "../../shell/forms/api-form.tsx";
import { bothOf } from "../../shell/forms/both-of.ts";
import { SaveBar } from "../../shell/forms/save-bar.tsx";
import { ScreenTitle } from "../../shell/frame/screen-title.tsx";
import { AttributeFields } from "./attribute-fields.tsx";
import { attributeSource } from "./attribute-source.ts";
import { type AttributeValues, inputOf, NEW_ATTRIBUTE, valuesOf } from "./attribute-values.ts";

export function AttributeScreen() {
  return (
    <WholeRecord source={attributeSource}>
      {(attribute) => <AttributePage attribute={attribute} />}
    </WholeRecord>
  );
}

export function NewAttributeScreen() {
  const text = useText();
  const say = useDoneNotice();
  return (
    <>
      <ScreenTitle title={text("attributes.add")} />
      <ApiForm<AttributeValues>
        defaultValues={NEW_ATTRIBUTE}
        draft="attribute"
        send={(values) => {
          const body = { code: values.code, ...inputOf(values) };
          return call("POST /api/v1/admin/attributes", { body });
        }}
        onDone={() => say(text("attributes.saved"), undefined, "/attributes")}
        footer={(isBusy) => <SaveBar isBusy={isBusy} />}
      >
        <AttributeFields />
      </ApiForm>
    </>
  );
}

function AttributePage({ attribute }: { attribute: AttributeRecord }) {
  return (
    <>
      <ScreenTitle
        title={attribute.name[locale]}
        actions={attribute.productCount === 0 && <RemoveAttribute attribute={attribute} />}
      />
      {/* A save resets the form. */}
      <AttributeForm key={attribute.version} attribute={attribute} />
    </>
  );
}

function AttributeForm({ attribute }: { attribute: AttributeRecord }) {
  const text = useText();
  const say = useDoneNotice();
  const { code } = attribute;
  return (
    <ApiForm<AttributeValues>
      defaultValues={valuesOf(attribute)}
      draft={`attribute ${code}`}
      send={(values) => {
        const body = { version: values.version, ...inputOf(values) };
        return call("PUT /api/v1/admin/attributes/{code}", { params: { code }, body });
      }}
      onDone={(_, saved) =>
        say(text("attributes.saved"), () => {
          const { version } = saved as AttributeRecord;
          const body = { version, ...inputOf(valuesOf(attribute)) };
          return call("PUT /api/v1/admin/attributes/{code}", { params: { code }, body });
        })
      }
      meanwhile={{ valuesOf, factsOf: useFacts() }}
      footer={(isBusy) => <SaveBar isBusy={isBusy} />}
    >
      <AttributeFields code={code} />
    </ApiForm>
  );
}

/** An attribute by its field names, with one line per value. */
function useFacts() {
  const text = useText();
  const yesOrNo = (value: boolean) => text(value ? "products.page.yes" : "products.page.no");
  return (values: AttributeValues) => ({
    [text("catalog.name")]: bothOf(values.name),
    [text("attributes.explanation")]: bothOf(values.explanation),
    [text("attributes.kind")]: text(`attributes.kinds.${values.kind}`),
    [text("attributes.group")]: text(`attributes.groups.${values.group}`),
    [text("attributes.unit")]: values.unit,
    [text("attributes.minimum")]: values.minimum,
    [text("attributes.maximum")]: values.maximum,
    [text("attributes.isFacet")]: yesOrNo(values.isFacet),
    [text("attributes.facetPosition")]: values.facetPosition,
    [text("attributes.isComparable")]: yesOrNo(values.isComparable),
    [text("attributes.values")]: values.values
      .map(({ name, swatch }) => [name.ar, name.en, swatch].filter(Boolean).join(" · "))
      .join("\n"),
  });
}

function RemoveAttribute({ attribute }: { attribute: AttributeRecord }) {
  const text = useText();
  const navigate = useNavigate();
  const { code, name, version } = attribute;
  const remove = async () => {
    await call("DELETE /api/v1/admin/attributes/{code}", { params: { code }, query: { version } });
    void navigate("/attributes");
  };
  return (
    <ActionButton
      label={text("catalog.remove")}
      title={text("catalog.removeTitle", { name: name[locale] })}
      explanation={text("attributes.removeText")}
      done={text("catalog.removed")}
      send={remove}
      undo={() => {
        const body = { code, ...inputOf(valuesOf(attribute)) };
        return call("POST /api/v1/admin/attributes", { body });
      }}
      isDangerous
    />
  );
}
