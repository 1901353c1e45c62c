import { buildPrompt, type Opening } from '@zhushutong/domain/access'
import { LinkButton } from '@zhushutong/ui/button'
import { unlockProps } from './unlock'

export function UnlockBar({ opensBy }: { opensBy: Opening }) {
  const prompt = buildPrompt(opensBy)
  return (
    <div className="lockbar">
      <span>{prompt.text}</span>
      <LinkButton variant="gold" {...unlockProps(opensBy)} rel="nofollow">
        {prompt.button}
      </LinkButton>
    </div>
  )
}
