import { useTranslations } from "use-intl";
import { type Channel, CHANNELS, type MessageTopic } from "#contract/customers/message-topics.ts";
import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { Panel } from "../panel/panel.tsx";

type Ways = Partial<Record<Channel, boolean>>;

interface TopicPanelProps {
  topic: MessageTopic;
  /** The available channels, and which of them are on. */
  ways: Ways;
  /** One channel has to stay on. */
  lastStays?: boolean;
  onWays: (ways: Ways) => void;
}

/** One kind of message and its channels. */
export function TopicPanel({ topic, ways, lastStays = false, onWays }: TopicPanelProps) {
  const t = useTranslations("account.messages");
  const offered = CHANNELS.filter((channel) => ways[channel] !== undefined);
  const isLast = (channel: Channel) =>
    lastStays && offered.every((other) => (other === channel) === ways[other]);
  return (
    <Panel title={t(`${topic}.title`)} text={t(`${topic}.text`)}>
      <fieldset className="flex flex-wrap gap-x-8 gap-y-1">
        <legend className="sr-only">{t(`${topic}.title`)}</legend>
        {offered.map((channel) => (
          <Checkbox
            key={channel}
            label={t(`ways.${channel}`)}
            checked={ways[channel] ?? false}
            disabled={isLast(channel)}
            onChange={({ target }) => onWays({ [channel]: target.checked })}
          />
        ))}
      </fieldset>
      {offered.some(isLast) && <p className="mt-2 text-small text-ink-soft">{t("lastStays")}</p>}
    </Panel>
  );
}
