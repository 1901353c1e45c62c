import type { SeatInput } from '@zhushutong/domain/seats'
import type { BrowserClient } from './client'
import { orFailure, orRefusal } from './failure'

/** The shared accounts of an enterprise VIP. */
export function createSeats({ seats }: BrowserClient) {
  return {
    /** null when given; else what is wrong, with the fields if the gateway names them. */
    give: (seat: SeatInput, signal?: AbortSignal) => orRefusal(seats.give(seat, { signal })),
    takeBack: (seatId: string) => orFailure(seats.takeBack({ seatId })),
  }
}
