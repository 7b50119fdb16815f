export { useMoney } from "./parts/amount.ts";
export { dayText } from "./parts/delivery/delivery-days.ts";
export { deliveryFee } from "./parts/delivery/delivery-fee.ts";
export { DeliveryPromise, DeliveryWindow } from "./parts/delivery/delivery-promise.tsx";
export { chooseGovernorate, useGovernorate } from "./parts/delivery/governorate-store.ts";
export { ProductPrice } from "./parts/product-price.tsx";
