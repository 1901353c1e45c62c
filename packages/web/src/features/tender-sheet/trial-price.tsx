'use client'

import { FEN_PER_WAN } from '@zhushutong/domain/formatting'
import {
  MAX_TRIAL_DISCOUNT,
  placeTrialPrice,
  priceAtDiscount,
  readTrialPrice,
} from '@zhushutong/domain/tender-sheet'
import { useEarlyInput } from '@zhushutong/ui/fields/early-input'
import { Input } from '@zhushutong/ui/fields/field'
import { useId, useState } from 'react'
import './trial-price.css'

export interface TrialPriceProps {
  /** The control price, in fen. */
  readonly budget: number
  /** The discounts of the owner's awards, in percent. */
  readonly discounts: readonly number[]
  /** The initial value of the slider, in percent. */
  readonly start: number
}

const formatWan = (fen: number) => (fen / FEN_PER_WAN).toFixed(2)
const onScale = (discount: number) => Math.min(Math.max(discount, 0), MAX_TRIAL_DISCOUNT)

/** A trial price: the slider below the owner's histogram and the field show the same value (BID-10). */
export function TrialPrice({ budget, discounts, start }: TrialPriceProps) {
  const id = useId()
  const [text, setText] = useState(() => formatWan(priceAtDiscount(budget, start)))
  const field = useEarlyInput(({ value }) => setText(value))
  const slide = ({ value }: HTMLInputElement) => setText(formatWan(priceAtDiscount(budget, Number(value))))
  const slider = useEarlyInput(slide)
  const price = readTrialPrice(text)
  const place = price === null ? null : placeTrialPrice(price, budget, discounts)
  const shown = onScale(place?.discount ?? start)
  return (
    <div className="trial">
      {place && <i className="trial-line" style={{ left: `${(shown / MAX_TRIAL_DISCOUNT) * 100}%` }} />}
      <input
        ref={slider}
        className="trial-range"
        type="range"
        min={0}
        max={MAX_TRIAL_DISCOUNT}
        step={0.1}
        value={Math.round(shown * 10) / 10}
        aria-label="试算下浮率"
        aria-valuetext={place ? `${place.discountText}，${text} 万元` : '没有填写报价'}
        onChange={({ target }) => slide(target)}
      />
      <div className="trial-fields">
        <label htmlFor={id}>
          试算报价
          <Input
            id={id}
            ref={field}
            small
            inputMode="decimal"
            value={text}
            aria-invalid={place === null || undefined}
            aria-describedby={`${id}-place`}
            onChange={({ target }) => setText(target.value)}
          />
          万元
        </label>
        {place && <b className="font-semibold">{place.discountText}</b>}
      </div>
      <output id={`${id}-place`} htmlFor={id} className="mt-1 block">
        {place ? place.placeText : '请填写以万元为单位的报价'}
      </output>
      <p className="text-12 text-ink-3">按各自控制价的下浮率比较，不预测能否中标。</p>
    </div>
  )
}
