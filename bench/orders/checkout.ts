const address = {
  governorate: "EG-C",
  city: "مدينة نصر",
  street: "شارع عباس العقاد",
  building: "12",
};

/** One guest checkout: add to the cart, quote, order. */
export const CHECKOUT = {
  cart: "/api/v1/cart/lines",
  quote: "/api/v1/checkout/quote",
  order: "/api/v1/orders",
  terms: { governorate: address.governorate, paymentMethod: "cod" },
  body: {
    contact: { name: "منى عبد الرحمن", phone: "01012345678" },
    address,
    paymentMethod: "cod",
  },
} as const;
