import { ORDER_STATUSES, type OrderStatus } from "@niyamdesk/domain/orders/order";
import { orders } from "#messages/orders.ts";
import { workOrders } from "#messages/workspaces/orders.ts";
import {
  nameIn,
  numberIn,
  oneIn,
  partIn,
  recentTimeIn,
  type StoredData,
  textIn,
  timeIn,
} from "../../lib/firestore/stored.ts";

/** An order as those who work on it see it. */
export interface WorkOrder {
  id: string;
  serviceName: string;
  planName: string | null;
  clientName: string;
  status: OrderStatus;
  /** Whole rupees with tax. */
  amount: number;
  /** Epoch ms. */
  placedAt: number;
  /** Epoch ms, or null while nothing is promised. */
  dueAt: number | null;
  isAssigned: boolean;
}

export function readWorkOrder(id: string, data: StoredData): WorkOrder {
  return {
    id,
    serviceName: nameIn(data, "service_name") ?? orders.service,
    planName: nameIn(data, "plan_name"),
    clientName: textIn(partIn(data, "customer_info"), "name") ?? workOrders.client,
    status: oneIn(data, "status", ORDER_STATUSES, "pending"),
    amount: numberIn(data, "amount"),
    placedAt: recentTimeIn(data, "date"),
    dueAt: timeIn(data, "due_date"),
    isAssigned: textIn(data, "assigned_to") !== null,
  };
}
