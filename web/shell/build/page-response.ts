/**
 * A response whose text is returned as written: a plain `Response` would encode it to bytes and
 * decode it again.
 */
export class PageResponse extends Response {
  readonly #html: string;

  constructor(html: string, init: ResponseInit) {
    super(null, init);
    this.#html = html;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#html);
  }
}
