import type { SeatInput } from '@zhushutong/domain/seats'
import { isPortalError } from '@zhushutong/sdk'
import type { BrowserClient } from './client'
import { orFailure } from './failure'

/** The shared accounts of an enterprise VIP. */
export function createSeats({ seats }: BrowserClient) {
  return {
    /** null when given; else what is wrong, with the fields if the gateway names them. */
    async give(seat: SeatInput, signal?: AbortSignal) {
      try {
        await seats.give(seat, { signal })
        return null
      } catch (error) {
        if (!isPortalError(error)) throw error
        const fields = error.kind === 'validation' ? error.fields : []
        return { error: error.code ?? error.kind, message: error.message, fields }
      }
    },
    takeBack: (seatId: string) => orFailure(seats.takeBack({ seatId })),
  }
}
