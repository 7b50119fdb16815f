/**
 * A response whose text is returned as written: a plain `Response` would encode it to bytes and
 * decode it again.
 */
export class PageResponse extends Response {
  readonly #html: string;
  /** The inline scripts that the renderer wrote, for the content policy. */
  readonly scripts: readonly string[];

  constructor(html: string, scripts: Iterable<string>, init: ResponseInit) {
    super(null, init);
    this.#html = html;
    this.scripts = [...scripts];
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#html);
  }
}
