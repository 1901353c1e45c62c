import { LEGAL_NOTICES } from '@zhushutong/domain/legal'
import { AGREEMENT_DIALOG } from '@zhushutong/domain/purchase'
import { Checkbox } from '@zhushutong/ui/fields/checkbox'
import { useId } from 'react'

/** Accepts the purchase agreement before an order (AGR-01). */
export function AgreementTick({
  agreed,
  onTick,
  onRead,
}: {
  agreed: boolean
  onTick: (agreed: boolean) => void
  onRead: () => void
}) {
  const ageId = useId()
  return (
    <div className="flex flex-wrap items-start gap-x-1 text-12 text-ink-2">
      <Checkbox checked={agreed} aria-describedby={ageId} onChange={(event) => onTick(event.target.checked)}>
        我已阅读并同意
      </Checkbox>
      <button type="button" className="text-primary hover:underline" onClick={onRead}>
        《{AGREEMENT_DIALOG.title}》
      </button>
      <span id={ageId}>并{LEGAL_NOTICES.confirmsAge}</span>
    </div>
  )
}
