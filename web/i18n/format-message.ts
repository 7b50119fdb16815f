import formatCompiled from "use-intl/format-message/format-only";

let kept: Parameters<typeof formatCompiled>[3]["formatters"] | undefined;

/**
 * Formats a message that was read at build time. Each page brings formatters of its own, and reading a language's rules
 * takes as long as ten messages: the first page's are used for all, as nothing of a page is in them.
 */
const formatMessage: typeof formatCompiled = (key, message, values, options) => {
  kept ??= options.formatters;
  return formatCompiled(key, message, values, { ...options, formatters: kept });
};
/** The compiler of use-intl asks for it: what is formatted is no text. */
formatMessage.raw = false;

// oxlint-disable-next-line import/no-default-export -- use-intl imports it in the place of its own
export default formatMessage;
