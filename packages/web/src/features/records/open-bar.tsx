import { type Opening, promptFor } from '@zhushutong/domain/access'
import { LinkButton } from '@/ui/button'
import { unlockProps } from './unlock'

/** Says what opens what is closed here, and leads there. */
export function OpenBar({ opensBy }: { opensBy: Opening }) {
  const prompt = promptFor(opensBy)
  return (
    <div className="lockbar">
      <span>{prompt.text}</span>
      <LinkButton variant="gold" {...unlockProps(opensBy)} rel="nofollow">
        {prompt.button}
      </LinkButton>
    </div>
  )
}
