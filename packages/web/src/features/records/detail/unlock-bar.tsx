import { buildPrompt, type Opening } from '@zhushutong/domain/access'
import { DialogLink } from '@/triggers/dialog-trigger'
import { unlockProps } from '@/triggers/unlock'

/** The link that unlocks the values of a section. It is not gold: a page has a single gold offer, in another place. */
export function UnlockBar({ opensBy }: { opensBy: Opening }) {
  const prompt = buildPrompt(opensBy)
  return (
    <div className="lockbar" data-plain="">
      <span>{prompt.text}</span>
      <DialogLink {...unlockProps(opensBy)} rel="nofollow">
        {prompt.button}
      </DialogLink>
    </div>
  )
}
