/** A page whose text is read as it was written: the body of a `Response` makes bytes of it, and text of these again. */
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
