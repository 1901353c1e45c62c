import type { SeatInput } from '@zhushutong/domain/seats'
import type { BrowserClient } from '../client'
import { orFailure, orRefusal } from '../failure'

export function createSeats({ seats, purchase }: BrowserClient) {
  return {
    /** null on success, otherwise the problems, with their fields if the gateway names them. */
    give: (seat: SeatInput, signal?: AbortSignal) => orRefusal(seats.give(seat, { signal })),
    /** The id of the order of added accounts, under the agreement in force. */
    add: async (count: number, businessPrice: number) => {
      const terms = await orFailure(purchase.payTypes({}))
      if ('error' in terms) return terms
      const { agreementVersion } = terms
      return orFailure(
        seats.add({ count, businessPrice, agreementVersion }).then((orderId) => ({ orderId }) as const),
      )
    },
    takeBack: (seatId: string) => orFailure(seats.takeBack({ seatId })),
  }
}
