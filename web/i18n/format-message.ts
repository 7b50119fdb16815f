import formatCompiled from "use-intl/format-message/format-only";

type FormatMessage = typeof formatCompiled;

/**
 * Formats messages that were compiled at build time. On the server each page would create its own
 * formatters, and loading a language's rules takes as long as ten messages: the first page's
 * formatters are shared by all, as they hold nothing of a page.
 */
// oxlint-disable-next-line import/no-default-export -- use-intl imports it in the place of its own
export default import.meta.env.SSR ? withFirstFormatters() : formatCompiled;

function withFirstFormatters(): FormatMessage {
  let kept: Parameters<FormatMessage>[3]["formatters"] | undefined;
  const format: FormatMessage = (key, message, values, options) => {
    kept ??= options.formatters;
    return formatCompiled(key, message, values, { ...options, formatters: kept });
  };
  // use-intl checks this flag: messages are compiled, not raw text.
  format.raw = false;
  return format;
}
