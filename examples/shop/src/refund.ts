import type { Order } from './order.ts';

/** Days after delivery in which an order can be sent back. */
export const RETURN_WINDOW_DAYS = 14;

/** What is paid back for an order, in won: shipping is kept unless the goods were faulty. */
export function refundOf(order: Order, daysSinceDelivery: number, isFaulty: boolean): number {
  if (isFaulty) return order.goods + order.shipping;
  return daysSinceDelivery <= RETURN_WINDOW_DAYS ? order.goods : 0;
}
