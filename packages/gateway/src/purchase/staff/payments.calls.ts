import type { PaymentSource } from '@zhushutong/domain/payment-methods'
import type { StaffContract } from '@zhushutong/sdk/staff'
import type { ResourceDeps, StaffHandlers } from '../../console'
import { pageOf } from '../../platform/http'
import { findPaymentPage } from './staff-pages.store'

/** Every confirmed payment, with its refund if there is one. */
export function paymentCalls({ database }: ResourceDeps): StaffHandlers<StaffContract['payment']> {
  return {
    async list({ sort: _, ...query }) {
      const { rows, total } = await findPaymentPage(database.orm, query)
      const records = rows.map(({ payment, order, refundCode }) => ({
        ...payment,
        provider: payment.provider as PaymentSource,
        orderCode: order.orderCode,
        productName: order.productName,
        paidTime: payment.paidAt,
        receiveTime: payment.receivedAt,
        refundCode,
      }))
      return pageOf(query, records, total)
    },
  }
}
