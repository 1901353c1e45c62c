'use client'

import { formatPrice } from '@zhushutong/domain/formatting'
import { ENTERPRISE_VIP, HEADCOUNT } from '@zhushutong/domain/membership'
import { isHeadcount, parseHeadcount } from '@zhushutong/domain/purchase'
import { Button } from '@zhushutong/ui/button'
import { useEarlyInput } from '@zhushutong/ui/fields/early-input'
import { Field, Input } from '@zhushutong/ui/fields/field'
import { useState } from 'react'

const WRONG = `请输入 ${HEADCOUNT.min}–${HEADCOUNT.max} 的整数，超过 ${HEADCOUNT.max} 个请联系客服`

/**
 * The number of shared accounts of an enterprise VIP (MEM-03, VAL-16, VAL-20). `onChange` receives null for
 * an invalid number.
 */
export function Headcount({
  value,
  disabled,
  onChange,
}: {
  value: number
  disabled: boolean
  onChange: (count: number | null) => void
}) {
  const [typed, setTyped] = useState(String(value))
  const count = parseHeadcount(typed)
  const change = (text: string) => {
    setTyped(text)
    onChange(parseHeadcount(text))
  }
  const field = useEarlyInput(({ value }) => change(value))
  const step = (by: number) => change(String((count ?? value) + by))
  const { freeSharedAccounts, extraAccountFen } = ENTERPRISE_VIP
  return (
    <Field
      label="共享账号数"
      error={count === null && WRONG}
      hint={`含 ${freeSharedAccounts} 个，每多 1 个加 ${formatPrice(extraAccountFen)}；本人不占用`}
    >
      {(control) => (
        <div className="flex items-center gap-2">
          <Button
            aria-label="减一个"
            disabled={disabled || !isHeadcount((count ?? value) - 1)}
            onClick={() => step(-1)}
          >
            −
          </Button>
          <div className="w-20">
            <Input
              {...control}
              ref={field}
              name="childNumber"
              inputMode="numeric"
              autoComplete="off"
              className="text-center"
              disabled={disabled}
              value={typed}
              onChange={(event) => change(event.target.value)}
            />
          </div>
          <Button
            aria-label="加一个"
            disabled={disabled || !isHeadcount((count ?? value) + 1)}
            onClick={() => step(1)}
          >
            +
          </Button>
        </div>
      )}
    </Field>
  )
}
