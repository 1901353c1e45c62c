import type { Step } from '../machine'
import type { PaymentMethod } from '../payment-methods'
import type { NewOrder, OrderType, PaidOrder, PayStatus } from './purchase.ports'

/** A product on sale, with the price for this buyer in fen (PAY-12). */
export interface Product {
  readonly productId: string
  readonly productName: string
  /** Points are not accepted for type 2 products (VAL-15). */
  readonly type: 1 | 2
  readonly orderType: OrderType
  readonly priceFen: number
  readonly availablePoints: number
  /** Balance of the buyer's wallet in fen */
  readonly walletFen: number
  readonly buyType: string | null
  readonly childNumber: number | null
  readonly discountId: string | null
  readonly payContent: string | null
  readonly requestParam: string | null
  readonly scode: string | null
}

/** The buyer's choices; `points` are worth one fen each (VAL-15). */
export interface Selection {
  readonly product: Product
  readonly method: PaymentMethod
  readonly points: number
  /** The wallet pays as much as possible after points (WAL-03). */
  readonly usesWallet: boolean
  /** The purchase agreement is ticked (PAY-06). */
  readonly agreed: boolean
}

/** An order waiting for payment; `remaining` is the countdown in whole seconds (PAY-05). */
export interface Checkout {
  readonly selection: Selection
  readonly orderId: string
  readonly payStartTime: number
  readonly remaining: number
}

interface CarriedOver {
  /** Incremented with every request and every end of a request; an answer with another number is outdated. */
  readonly generation: number
  /** Orders known to be paid, so that each is announced only once. */
  readonly paidOrders: readonly string[]
}

/** The states of a purchase (PAY-01 to PAY-08). */
export type PurchaseState = CarriedOver &
  (
    | { readonly at: 'closed' | 'choosing' }
    | { readonly at: 'method' | 'agreement' | 'creating'; readonly selection: Selection }
    | { readonly at: 'settling'; readonly checkout: Checkout; readonly polls: number }
    | { readonly at: 'fetching'; readonly checkout: Checkout }
    | { readonly at: 'qr'; readonly checkout: Checkout; readonly content: string; readonly polls: number }
    | { readonly at: 'transfer'; readonly checkout: Checkout; readonly account: string }
    | {
        readonly at: 'expired'
        readonly checkout: Checkout
        readonly reason: 'qr' | 'order'
        readonly text: string
        /** Instructions for the buyer, beyond the text; null for a code that is only outdated. */
        readonly detail: string | null
      }
    | { readonly at: 'paid' | 'success'; readonly orderId: string; readonly order: PaidOrder }
    /** `retry` is false if the order may have been paid after all: buying again would pay twice. */
    | { readonly at: 'failed'; readonly selection: Selection; readonly text: string; readonly retry: boolean }
  )

/**
 * The events of a purchase (PAY-01 to PAY-08). `now` is in ms. Answers carry the generation of the effect that
 * requested them.
 */
export type PurchaseEvent =
  | { readonly type: 'open' | 'back' | 'close' | 'disagree' }
  | { readonly type: 'choose'; readonly product: Product; readonly loggedIn: boolean }
  | {
      readonly type: 'resume'
      readonly product: Product
      readonly method: PaymentMethod
      readonly orderId: string
      readonly payStartTime: number
      readonly loggedIn: boolean
      readonly now: number
    }
  | { readonly type: 'pickMethod'; readonly method: PaymentMethod; readonly now: number }
  | { readonly type: 'typePoints'; readonly input: string }
  | { readonly type: 'useAllPoints' }
  | { readonly type: 'tickAgreement'; readonly agreed: boolean }
  | { readonly type: 'tickWallet'; readonly uses: boolean }
  | { readonly type: 'pay'; readonly loggedIn: boolean }
  | { readonly type: 'agree' }
  | { readonly type: 'refresh'; readonly now: number }
  | {
      readonly type: 'orderCreated'
      readonly generation: number
      readonly orderId: string
      readonly payStartTime: number | null
      readonly now: number
    }
  | { readonly type: 'orderFailed'; readonly generation: number; readonly message: string | null }
  | {
      readonly type: 'qrFailed'
      readonly generation: number
      readonly error: string
      readonly message: string | null
    }
  | { readonly type: 'qrFetched'; readonly generation: number; readonly content: string }
  | {
      readonly type: 'polled'
      readonly generation: number
      readonly orderId: string
      readonly answer: PayStatus
    }
  | { readonly type: 'pollFailed'; readonly generation: number }
  | { readonly type: 'tick'; readonly generation: number; readonly now: number }
  | { readonly type: 'finish'; readonly generation: number }

/** Effects that the caller performs, `afterMs` from now (PAY-02, PAY-03, PAY-05). */
export type PurchaseEffect =
  | { readonly type: 'openLogin' | 'refreshMember'; readonly afterMs: 0 }
  /** The success of a purchase, sent once per paid order. */
  | { readonly type: 'announce'; readonly afterMs: 0; readonly orderId: string; readonly order: PaidOrder }
  | {
      readonly type: 'createOrder'
      readonly afterMs: 0
      readonly generation: number
      readonly order: NewOrder
    }
  | {
      readonly type: 'fetchQr'
      readonly afterMs: 0
      readonly generation: number
      readonly orderId: string
      readonly method: PaymentMethod
    }
  | {
      readonly type: 'pollStatus'
      readonly afterMs: number
      readonly generation: number
      readonly orderId: string
    }
  | { readonly type: 'tick' | 'finish'; readonly afterMs: number; readonly generation: number }

export type PurchaseStep = Step<PurchaseState, PurchaseEffect>

/** The initial state; after closing only the announced orders remain. */
export const CLOSED: PurchaseState = { at: 'closed', generation: 0, paidOrders: [] }
