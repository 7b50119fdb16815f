import formatCompiled from "use-intl/format-message/format-only";

type FormatMessage = typeof formatCompiled;

/**
 * Formats messages that were read at build time. On the server each page brings formatters of its own, and reading a
 * language's rules takes as long as ten messages: the first page's are used for all, as nothing of a page is in them.
 */
// oxlint-disable-next-line import/no-default-export -- use-intl imports it in the place of its own
export default import.meta.env.SSR ? withFirstFormatters() : formatCompiled;

function withFirstFormatters(): FormatMessage {
  let kept: Parameters<FormatMessage>[3]["formatters"] | undefined;
  const format: FormatMessage = (key, message, values, options) => {
    kept ??= options.formatters;
    return formatCompiled(key, message, values, { ...options, formatters: kept });
  };
  // use-intl asks: what is formatted is no text.
  format.raw = false;
  return format;
}
