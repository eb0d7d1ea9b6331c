/** An order of the shop; amounts in won. */
export interface Order {
  readonly id: string;
  readonly goods: number;
  readonly shipping: number;
  readonly couponId: string | null;
}

/** Amount from which shipping is free, in won. */
export const FREE_SHIPPING_FROM = 50_000;

/** Shipping of an order: free from FREE_SHIPPING_FROM on, else 3,000 won. */
export function shippingOf(goods: number): number {
  return goods >= FREE_SHIPPING_FROM ? 0 : 3_000;
}
