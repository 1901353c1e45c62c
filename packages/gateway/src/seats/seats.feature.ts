import { maskPhone } from '@zhushutong/domain/formatting'
import { isInForce } from '@zhushutong/domain/membership'
import {
  checkSeat,
  countSeatsLeft,
  findSeatState,
  SEAT_TEXTS,
  type SeatField,
  type SeatProblem,
  trimSeat,
} from '@zhushutong/domain/seats'
import { contract } from '@zhushutong/sdk/contract'
import { findEnterprise, findUserMobile } from '../account'
import { once } from '../idempotency'
import type { Deps, Feature } from '../platform/feature'
import { CODES, type Failure, type Handlers, mountGroup, sessionOf } from '../platform/http'
import { createSeatOrder } from '../purchase'
import { findGivenSeats, insertSeat, type SeatRow, takeSeatBack } from './seats.store'

const NO_ENTERPRISE: Failure = { error: '00403', status: 403, message: SEAT_TEXTS.noEnterprise }

const wrong = (problems: readonly SeatProblem[]): Failure => ({
  error: CODES.badRequest,
  message: problems[0]?.message,
  data: { fields: problems },
})

const refuse = (error: 'noEnterprise' | 'given' | 'full' | 'tooOften'): Failure => {
  if (error === 'noEnterprise') return NO_ENTERPRISE
  const message = SEAT_TEXTS[error]
  if (error === 'tooOften') return { error: CODES.tooMany, message }
  return wrong([{ field: 'mobile' satisfies SeatField, message }])
}

/** A seat for its owner: the middle of the mobile number is masked. */
const viewSeat = ({ id, mobile, name, givenAt, joinedAt }: SeatRow, seenAt: number | null) => {
  const at = joinedAt ?? seenAt
  const state = findSeatState(givenAt, at)
  return { seatId: id, mobile: maskPhone(mobile), name, state, giveTime: givenAt }
}

function seatHandlers({ database }: Deps): Handlers<typeof contract.seats> {
  return {
    async list(_, context) {
      const { userId } = sessionOf(context)
      const enterprise = await findEnterprise(database.orm, userId)
      if (!enterprise)
        return { isOwner: false, isInForce: false, bought: 0, left: 0, overTime: null, records: [] }
      const seats = await findGivenSeats(database.orm, userId)
      const inForce = isInForce(enterprise, context.now)
      return {
        isOwner: true,
        isInForce: inForce,
        bought: enterprise.bought,
        left: inForce ? countSeatsLeft(enterprise.bought, seats.length) : 0,
        overTime: enterprise.overTime,
        records: seats.map(({ seat, seenAt }) => viewSeat(seat, seenAt)),
      }
    },
    async give(input, context) {
      const { userId } = sessionOf(context)
      const typed = trimSeat(input)
      const problems = checkSeat(typed, await findUserMobile(database.orm, userId))
      if (problems.length > 0) return wrong(problems)
      const seat = await insertSeat(database.orm, userId, typed, context.now)
      return 'error' in seat ? refuse(seat.error) : viewSeat(seat, null)
    },
    async add(request, context) {
      const { userId } = sessionOf(context)
      const call = { path: contract.seats.add.path, input: request }
      const { agreementVersion = null, ...rest } = request
      return once(database.orm, context, call, (tx) =>
        createSeatOrder(tx, userId, { ...rest, agreementVersion }, context.now),
      )
    },
    async takeBack({ seatId }, context) {
      const outcome = await takeSeatBack(database.orm, sessionOf(context).userId, seatId, context.now)
      return outcome ? true : { error: CODES.notFound, message: '没有这个共享账号' }
    },
  }
}

/** The shared accounts of an enterprise VIP (SEA-01 to SEA-03). */
export const seatsFeature: Feature = (deps) => ({
  routes: (app) => mountGroup(app, contract.seats, seatHandlers(deps), deps.calls),
})
