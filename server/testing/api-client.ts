import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";

const CONTACT = { name: "منى سالم", phone: "٠١٠ ١٢٣٤ ٥٦٧٨", phone2: "", email: "mona@example.com" };
const ADDRESS = {
  governorate: "EG-C",
  city: "مدينة نصر",
  street: "شارع عباس العقاد",
  building: "12أ",
  floor: "٣",
};

export interface OrderChanges {
  key?: string;
  coupon?: string;
  paymentMethod?: string;
  wallet?: number;
  purchaseOrder?: string;
  contact?: Partial<typeof CONTACT>;
  address?: Partial<typeof ADDRESS>;
}

/** A browser with its own cookies that calls the API. */
export class ApiClient {
  readonly cookies: Record<string, string> = {};
  /** Session token, sent with every request. */
  token = "";
  /** Its network address. */
  address = "127.0.0.1";
  readonly app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.app = app;
  }

  async send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const headers = {
      "accept-language": "en",
      ...(this.token && { authorization: `Bearer ${this.token}` }),
      ...options.headers,
    };
    const response = await this.app.inject({
      remoteAddress: this.address,
      ...options,
      headers,
      cookies: { ...this.cookies },
    });
    for (const { name, value, expires } of response.cookies) {
      if (expires && expires.getTime() <= Date.now()) Reflect.deleteProperty(this.cookies, name);
      else this.cookies[name] = value;
    }
    return response;
  }

  /** The cookie of this browser's guest. */
  get guest(): { name: string; value: string } {
    const [name = "", value = ""] =
      Object.entries(this.cookies).find(([each]) => /^(__Host-)?guest-/.test(each)) ?? [];
    return { name, value };
  }

  get(url: string) {
    return this.send({ method: "GET", url });
  }

  post(url: string, payload?: object, key?: string) {
    const headers = key === undefined ? {} : { "idempotency-key": key };
    return this.send({ method: "POST", url, headers, ...(payload && { payload }) });
  }

  cart() {
    return this.get("/api/v1/cart");
  }

  add(variantId: number, quantity = 1, key?: string) {
    return this.post("/api/v1/cart/lines", { variantId, quantity }, key);
  }

  quote(governorate = "EG-C") {
    return this.post("/api/v1/checkout/quote", { governorate, paymentMethod: "cod" });
  }

  order(expectedTotal: number, { key, contact, address, ...choice }: OrderChanges = {}) {
    const body = {
      contact: { ...CONTACT, ...contact },
      address: { ...ADDRESS, ...address },
      paymentMethod: "cod",
      expectedTotal,
      ...choice,
    };
    return this.post("/api/v1/orders", body, key);
  }
}
