import { buildPrompt, type Opening } from '@zhushutong/domain/access'
import { DialogLinkButton } from '@/triggers/dialog-trigger'
import { unlockProps } from '@/triggers/unlock'

export function UnlockBar({ opensBy }: { opensBy: Opening }) {
  const prompt = buildPrompt(opensBy)
  return (
    <div className="lockbar">
      <span>{prompt.text}</span>
      <DialogLinkButton variant="gold" {...unlockProps(opensBy)} rel="nofollow">
        {prompt.button}
      </DialogLinkButton>
    </div>
  )
}
